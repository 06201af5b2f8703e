/** What somebody may ask by Ley 1581 de 2012: a consulta (article 14) or a reclamo (article 15). */
export const DATA_REQUEST_KINDS = ['CONSULTA', 'RECLAMO'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

/** Where it came from: a talent's own place, the public form, or entered by an administrator. */
export const DATA_REQUEST_SOURCES = ['TALENT', 'PUBLIC', 'ADMINISTRATOR'] as const;
export type DataRequestSource = (typeof DATA_REQUEST_SOURCES)[number];
