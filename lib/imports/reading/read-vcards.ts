import type { Line, SplitText } from './split-text';

/** Whether a text is a file of address cards. */
export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD\b/i.test(text);

type Property = { readonly name: string; readonly kinds: string; readonly value: string };

const UNQUOTED = /=([\dA-F]{2})/gi;

/** A value of version 2.1, whose letters are written as bytes: 'Pe=C3=B1a'. */
function unquoted(value: string): string {
  const bytes = value.replaceAll(UNQUOTED, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const unescaped = (value: string): string =>
  value.replaceAll(/\\([\\,;nN])/g, (_, sign: string) => (/n/i.test(sign) ? ' ' : sign)).trim();

/** The parts of a value that are parted by semicolons, of which escaped ones are text. */
const partsOf = (value: string): string[] => value.split(/(?<!\\);/).map(unescaped);

function propertyOf(line: string): Property | null {
  const [, head = '', value = ''] = /^([^:]+):(.*)$/s.exec(line) ?? [];
  const [name = '', ...kinds] = head.toUpperCase().split(';');
  if (name === '') return null;
  const isQuoted = kinds.some((kind) => kind.includes('QUOTED-PRINTABLE'));
  // 'item1.EMAIL' is how Apple numbers them.
  return {
    name: name.replace(/^.*\./, ''),
    kinds: kinds.join(';'),
    value: isQuoted ? unquoted(value) : value,
  };
}

const HEADERS = [
  'Nombre completo',
  'Primer nombre',
  'Segundo nombre',
  'Apellidos',
  'Correo',
  'Celular',
  'Fecha de nacimiento',
  'Dirección',
  'Ciudad',
  'Empresa',
  'Página web',
  'Alias',
  'Género',
  'Notas',
] as const;

const dayOf = (value: string): string => value.replace(/^(\d{4})(\d{2})(\d{2})(?:T.*)?$/, '$1-$2-$3');

/** One card as a row below those headings. */
function rowOf(properties: readonly Property[]): string[] {
  const all = (name: string) => properties.filter((one) => one.name === name);
  const first = (name: string): string => unescaped(all(name)[0]?.value ?? '');
  const [lastname = '', name = '', second = ''] = partsOf(all('N')[0]?.value ?? '');
  const [, , street = '', city = ''] = partsOf(all('ADR')[0]?.value ?? '');
  const phones = all('TEL');
  const phone = phones.find(({ kinds }) => /CELL|IPHONE/.test(kinds)) ?? phones[0];
  const [gender = ''] = partsOf(all('GENDER')[0]?.value ?? '');
  return [
    name || lastname ? '' : first('FN'),
    name,
    second,
    lastname,
    first('EMAIL'),
    unescaped(phone?.value ?? '').replace(/^tel:/i, ''),
    dayOf(first('BDAY')),
    street,
    city,
    partsOf(all('ORG')[0]?.value ?? '')[0] ?? '',
    first('URL'),
    first('NICKNAME'),
    gender,
    first('NOTE'),
  ];
}

/** The cards of a file as rows below headings: the first card is row 2. A card that is not closed is one all the same. */
export function readVcards(written: string): SplitText {
  const rows: string[][] = [];
  let properties: Property[] | null = null;
  let held = '';
  const closeLine = () => {
    const property = propertyOf(held);
    if (property) properties?.push(property);
    held = '';
  };
  const closeCard = () => {
    if (properties) rows.push(rowOf(properties));
    properties = null;
  };
  for (const line of written.split(/\r\n?|\n/)) {
    // A long line goes on behind a blank, or in version 2.1 behind an equals sign.
    const isFolded = /^[ \t]/.test(line);
    if (isFolded || (/ENCODING=QUOTED-PRINTABLE/i.test(held) && held.endsWith('='))) {
      held = held.replace(/=$/, '') + (isFolded ? line.slice(1) : line);
      continue;
    }
    closeLine();
    if (/^BEGIN:VCARD/i.test(line)) {
      closeCard();
      properties = [];
    } else if (/^END:VCARD/i.test(line)) closeCard();
    else held = line;
  }
  closeLine();
  closeCard();
  const lines: Line[] = [[...HEADERS], ...rows].map((cells, index) => ({ line: index + 1, cells }));
  return { lines, total: lines.length };
}
