import { shallowEqual, useSelector } from '@xstate/react'
import { companyRefusalWords } from '../../../../domain/staff/companySignIn'
import { type StaffRef, selectCompanyRefusal, selectCompanySignIn } from '../../../../machines/staff/shell/staff.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { buttonLook } from '../../../shared/ui/Button'

/** The way to the company's sign-in, which is another site, and the reason with which it led back. */
export function CompanySignIn({ staff }: { staff: StaffRef }) {
  const company = useSelector(staff, selectCompanySignIn, shallowEqual)
  const refusal = useSelector(staff, selectCompanyRefusal)
  return (
    <>
      {refusal && (
        <p role="alert" tabIndex={-1} ref={focusOnMount} className="font-strong text-stop">
          {companyRefusalWords[refusal]}
        </p>
      )}
      {company && (
        <>
          <a href={company.url} data-button className={`${buttonLook('plain')} max-sm:w-full sm:w-fit`}>
            Continue with {company.name}
          </a>
          <p className="text-ink-soft">
            {company.isOnly
              ? 'Passwords are turned off, except for the emergency account:'
              : 'Or sign in with a password:'}
          </p>
        </>
      )}
    </>
  )
}
