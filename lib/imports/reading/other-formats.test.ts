import { expect, test } from 'vitest';
import { parseFile } from './parse-file';

const parse = async (text: string) => (await parseFile(Buffer.from(text))).tables;

test('address cards are read: names, the mobile telephone, folded and quoted lines, and a card that nobody closed', async () => {
  const [table] = await parse(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Peña Gómez;Ana;María;;',
      'FN:Ana María Peña Gómez',
      'item1.EMAIL;type=INTERNET;type=pref:ana@prueba.exam',
      ' ple',
      'TEL;type=HOME:(601) 745 6789',
      'TEL;type=CELL:+57 300 123 4567',
      'BDAY:19990501',
      'ADR;type=HOME:;;Calle 1 # 2-3\\, apto 4;Bogotá;;;Colombia',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=91=C3=A1=C3=B1ez;Jos=',
      '=C3=A9;;;',
      'TEL;CELL:3001234568',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Luz Paz',
      'TEL;VALUE=uri:tel:+573001234569',
    ].join('\r\n'),
  );
  expect(table?.headers).toEqual([
    'Nombre completo',
    'Primer nombre',
    'Segundo nombre',
    'Apellidos',
    'Correo',
    'Celular',
    'Fecha de nacimiento',
    'Dirección',
    'Ciudad',
  ]);
  expect(table?.rows).toEqual([
    {
      line: 2,
      cells: [
        '',
        'Ana',
        'María',
        'Peña Gómez',
        'ana@prueba.example',
        '+57 300 123 4567',
        '1999-05-01',
        'Calle 1 # 2-3, apto 4',
        'Bogotá',
      ],
    },
    { line: 3, cells: ['', 'José', '', 'Ñáñez', '', '3001234568', '', '', ''] },
    { line: 4, cells: ['Luz Paz', '', '', '', '', '+573001234569', '', '', ''] },
  ]);
  expect(table?.lines).toMatchObject({ total: 4, above: 0, empty: 0 });
});

const XML = (sheets: string) => `<?xml version="1.0"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:x="urn:schemas-microsoft-com:office:excel">${sheets}</Workbook>`;
const cell = (text: string, more = '') => `<Cell${more}><Data ss:Type="String">${text}</Data></Cell>`;

test('a workbook in XML of 2003 is read: gaps, days, hidden sheets', async () => {
  const tables = await parse(
    XML(
      `<Worksheet ss:Name="Oculta"><Table><Row>${cell('A')}</Row><Row>${cell('1')}</Row><Row>${cell('2')}</Row></Table><WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel"><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet>
      <Worksheet ss:Name="Talentos &amp; más"><Table><Row>${cell('Nombre')}${cell('Nacimiento')}${cell('Correo')}</Row>
      <Row ss:Index="4">${cell('Ñoño &amp; Cía.')}${cell('1999-05-01T00:00:00.000')}</Row><Row>${cell('Luz')}${cell('l@x.co', ' ss:Index="3"')}</Row></Table></Worksheet>`,
    ),
  );
  expect(tables.map(({ sheet, headers, rows }) => ({ sheet, headers, rows }))).toEqual([
    {
      sheet: 'Talentos & más',
      headers: ['Nombre', 'Nacimiento', 'Correo'],
      rows: [
        { line: 4, cells: ['Ñoño & Cía.', '1999-05-01', ''] },
        { line: 5, cells: ['Luz', '', 'l@x.co'] },
      ],
    },
  ]);
});

test.each([
  ['that ends nowhere', '<Worksheet', 'damaged'],
  [
    'with a row beyond all',
    `<Worksheet><Table><Row ss:Index="999999999">${cell('a')}</Row></Table></Worksheet>`,
    'tooLong',
  ],
  [
    'with a cell beyond all',
    `<Worksheet><Table><Row>${cell('a', ' ss:Index="16384"')}</Row></Table></Worksheet>`,
    'tooWide',
  ],
  ['without rows', '<Worksheet ss:Name="A"><Table/></Worksheet>', 'empty'],
])('a workbook in XML %s is refused in words', async (_name, sheets, problem) => {
  await expect(parse(XML(sheets))).rejects.toMatchObject({ messageKey: `imports.problem.${problem}` });
});
