/** The fields of a posted form, in either of the two forms browsers send; null when they cannot be read. */
export async function formOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | null> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    return null
  }
}
