/** The three screens of a signing, in their order. */
export const SIGNING_STEPS = ['leer', 'documentos', 'firmar'] as const;
export type SigningScreen = (typeof SIGNING_STEPS)[number];

/** Which fields stand on which screen; any other is of the last one. */
const FIELDS: Readonly<Partial<Record<SigningScreen, readonly string[]>>> = {
  leer: ['typeContract', 'clausula', 'habeasData'],
  documentos: ['docId', 'rut', 'eps', 'arl'],
};

/** The first screen of those on which something is wrong. */
export const faultyScreen = (fields: Readonly<Record<string, string>>): SigningScreen | undefined =>
  SIGNING_STEPS.find((screen) => FIELDS[screen]?.some((name) => name in fields)) ??
  (Object.keys(fields).length > 0 ? 'firmar' : undefined);

/** The screen that an address names behind its `#`: without one the first, and none where that is another place. */
export const screenOf = (hash: string): SigningScreen | undefined =>
  hash === '' ? 'leer' : SIGNING_STEPS.find((screen) => hash === `#${screen}`);
