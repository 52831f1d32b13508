import type { CSSProperties } from 'react'

/** The light color scheme as inline styles, because mail programs support little else. */
const ink = '#16201b'
const soft = '#4a5750'
const rule = '#dadfd8'
const accent = '#0f5a40'
const pale = '#cfe0d6'
const text = '"Hanken Grotesk", "Segoe UI", "Helvetica Neue", Arial, sans-serif'
const display = 'Besley, Rockwell, Georgia, serif'

export const valance = Array.from({ length: 17 }, (_, position) => ({
  position: position,
  color: position % 2 === 0 ? accent : pale,
}))

export const style = {
  body: { backgroundColor: '#f8f8f4', color: ink, fontFamily: text, margin: 0, padding: '24px 0' },
  container: { backgroundColor: '#ffffff', maxWidth: '600px', padding: '0 28px 20px' },
  scallop: { height: '12px', lineHeight: '12px', fontSize: '1px', borderRadius: '0 0 16px 16px / 0 0 12px 12px' },
  brand: { fontFamily: display, fontSize: '20px', lineHeight: '28px', margin: '18px 0 24px' },
  title: { fontFamily: display, fontWeight: 400, fontSize: '31px', lineHeight: '40px', margin: '0 0 8px' },
  paragraph: { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  quotation: {
    borderLeft: `3px solid ${rule}`,
    fontSize: '16px',
    lineHeight: '24px',
    margin: '0 0 16px',
    paddingLeft: '16px',
  },
  heading: { fontSize: '18px', lineHeight: '26px', fontWeight: 600, margin: '28px 0 8px' },
  note: { fontSize: '13px', lineHeight: '20px', color: soft, margin: '0 0 8px' },
  rule: { border: 'none', borderTop: `1px solid ${rule}`, margin: '28px 0 12px' },
  table: { borderCollapse: 'collapse', width: '100%', fontSize: '15px', lineHeight: '22px', margin: '0 0 16px' },
  label: {
    borderTop: `1px solid ${rule}`,
    color: soft,
    fontWeight: 400,
    padding: '8px 16px 8px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    width: '38%',
  },
  value: { borderTop: `1px solid ${rule}`, padding: '8px 0', verticalAlign: 'top' },
  amount: { borderTop: `1px solid ${rule}`, padding: '8px 0', textAlign: 'right', verticalAlign: 'top' },
  sumLabel: { borderTop: `2px solid ${ink}`, fontWeight: 600, padding: '10px 0', textAlign: 'left' },
  sum: {
    borderTop: `2px solid ${ink}`,
    borderBottom: `4px double ${ink}`,
    fontWeight: 600,
    padding: '10px 0',
    textAlign: 'right',
  },
  item: { fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' },
  button: {
    backgroundColor: accent,
    borderRadius: '4px',
    color: '#ffffff',
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: '24px',
    padding: '12px 24px',
    textDecoration: 'none',
  },
  link: { color: accent, textDecoration: 'underline' },
  quietLink: { color: soft, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>
