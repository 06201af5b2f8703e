type DocumentType = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly appliesTo: 'PERSON' | 'COMPANY' | 'BOTH';
};

/** Identity and tax documents; one row may serve several countries (DNI, RUC, Pasaporte). */
export const documentTypeRows: readonly DocumentType[] = [
  { id: 1, code: 'CC', name: 'Cédula de ciudadanía', appliesTo: 'PERSON' },
  { id: 2, code: 'NIT', name: 'NIT', appliesTo: 'COMPANY' },
  { id: 3, code: 'CE', name: 'Cédula de extranjería', appliesTo: 'PERSON' },
  { id: 4, code: 'PA', name: 'Pasaporte', appliesTo: 'PERSON' },
  { id: 5, code: 'TI', name: 'Tarjeta de identidad', appliesTo: 'PERSON' },
  { id: 6, code: 'PEP', name: 'Permiso especial de permanencia', appliesTo: 'PERSON' },
  { id: 7, code: 'PPT', name: 'Permiso por protección temporal', appliesTo: 'PERSON' },
  { id: 8, code: 'CURP', name: 'Clave Única de Registro de Población', appliesTo: 'PERSON' },
  { id: 9, code: 'RFC', name: 'Registro Federal de Contribuyentes', appliesTo: 'BOTH' },
  { id: 10, code: 'DNI', name: 'Documento Nacional de Identidad', appliesTo: 'PERSON' },
  { id: 11, code: 'RUC', name: 'Registro Único de Contribuyentes', appliesTo: 'BOTH' },
  { id: 12, code: 'RUT', name: 'Rol Único Tributario', appliesTo: 'BOTH' },
  { id: 13, code: 'CI', name: 'Cédula de identidad', appliesTo: 'PERSON' },
  { id: 14, code: 'NIE', name: 'Número de Identidad de Extranjero', appliesTo: 'PERSON' },
  { id: 15, code: 'NIF', name: 'Número de Identificación Fiscal', appliesTo: 'COMPANY' },
  { id: 16, code: 'ID', name: 'Identificación estatal o licencia de conducir', appliesTo: 'PERSON' },
  { id: 17, code: 'EIN', name: 'Número de Identificación de Empleador', appliesTo: 'COMPANY' },
];

const DOCUMENTS_OF_COUNTRY: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2, 3, 4, 5, 6, 7],
  2: [4, 8, 9],
  3: [3, 4, 10, 11],
  4: [4, 12, 13],
  5: [4, 11, 13],
  6: [4, 10, 14, 15],
  7: [4, 16, 17],
};

export const countryDocumentTypeRows = Object.entries(DOCUMENTS_OF_COUNTRY).flatMap(([countryId, types]) =>
  types.map((documentTypeId) => ({ countryId: Number(countryId), documentTypeId })),
);
