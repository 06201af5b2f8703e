import { create } from 'xmlbuilder2';

/** An element: its name with its prefix, its attributes where it has any, and its text or its elements in their order. */
export type XmlElement = {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content: string | readonly (XmlElement | null)[];
};

/** Elements that are left out are null. */
export const element = (
  name: string,
  content: XmlElement['content'],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement => ({ name, content, attributes });

const NAMESPACES = {
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  'xmlns:ds': 'http://www.w3.org/2000/09/xmldsig#',
  'xmlns:ext': 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  'xmlns:sts': 'dian:gov:co:facturaelectronica:Structures-2-1',
  'xmlns:xades': 'http://uri.etsi.org/01903/v1.3.2#',
  'xmlns:xades141': 'http://uri.etsi.org/01903/v1.4.1#',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
};

type Node = ReturnType<typeof create>;

function append(parent: Node, { name, attributes, content }: XmlElement): void {
  const node = parent.ele(name, { ...attributes });
  if (typeof content === 'string') node.txt(content);
  else for (const child of content) if (child) append(node, child);
}

/** Letters that XML 1.0 has none for, such as control characters pasted from a document. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
export const xmlText = (text: string): string => text.toWellFormed().replaceAll(NOT_XML, '').trim();

/** A document of UBL 2.1 as UTF-8 text. */
export function writeUbl(root: 'Invoice' | 'CreditNote', content: readonly (XmlElement | null)[]): string {
  const space = `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`;
  const document = create({ version: '1.0', encoding: 'UTF-8', standalone: false });
  const node = document.ele(root, {
    xmlns: space,
    ...NAMESPACES,
    'xsi:schemaLocation': `${space} http://docs.oasis-open.org/ubl/os-UBL-2.1/xsd/maindoc/UBL-${root}-2.1.xsd`,
  });
  for (const child of content) if (child) append(node, child);
  return document.end({ prettyPrint: true });
}
