import { escapeXml } from '#src/lib/xml.ts'

/** The metadata of a file; `at`: when it was made, in ms since 1970; `language` as BCP 47 tag. */
type Said = { title: string; author: string; creator: string; language: string; at: number }

/** Returns the metadata as an XMP packet (ISO 16684-1), for programs that cannot parse PDF. */
export function xmpPacket({ title, author, creator, language, at }: Said): string {
  const date = new Date(at).toISOString().replace(/\.\d+/, '')
  const named = author ? `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>` : ''
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">',
    '<dc:format>application/pdf</dc:format>',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>${named}`,
    `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
    `<xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate>`,
    `<xmp:MetadataDate>${date}</xmp:MetadataDate><xmp:CreatorTool>${escapeXml(creator)}</xmp:CreatorTool>`,
    `<pdf:Producer>${escapeXml(creator)}</pdf:Producer>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
  ].join('\n')
}
