/**
 * The words by which people consent to sign electronically (Ley 527 de 1999, artículos 5 a 7; Decreto 2364 de 2012,
 * artículos 3 y 4). A version is never changed: a new one follows it.
 */
const WORDINGS = [
  {
    version: 1,
    text: 'Acepto firmar por medios electrónicos, con el código de un solo uso que recibo en mi correo o celular. Reconozco que ese código es personal, que escribirlo aquí es mi firma y que tiene los mismos efectos que mi firma manuscrita (Ley 527 de 1999 y Decreto 2364 de 2012). Se guardan como prueba el texto que vi, la fecha y hora, el medio por el que recibí el código, mi dirección de red y mi navegador.',
  },
  {
    version: 2,
    text: 'Acepto firmar por medios electrónicos, con el código de un solo uso que recibo en mi correo o celular. Reconozco que ese código es personal, que escribirlo, para abrir este contrato o aquí, y confirmar este texto es mi firma, y que tiene los mismos efectos que mi firma manuscrita (Ley 527 de 1999 y Decreto 2364 de 2012). Se guardan como prueba el texto que vi, la fecha y hora, el medio por el que recibí el código, mi dirección de red y mi navegador.',
  },
] as const;

export type ElectronicWording = { readonly version: number; readonly text: string };

/** The words that are shown and signed today. */
export const ELECTRONIC_WORDING: ElectronicWording = WORDINGS[WORDINGS.length - 1] as ElectronicWording;

/** The words that were shown when something was signed. */
export const wordingOf = (version: number): ElectronicWording =>
  WORDINGS.find((one) => one.version === version) ?? ELECTRONIC_WORDING;
