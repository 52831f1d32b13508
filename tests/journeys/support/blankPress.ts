const page = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj
trailer<</Root 1 0 R>>
%%EOF`

/** Stands in for the drawing of documents (blank.ts): each is one blank page. */
export const press = async (): Promise<Buffer> => Buffer.from(page)

/** This press draws nothing, so the canary of documents has nothing to follow. */
export const renderCount = (): number => 0
