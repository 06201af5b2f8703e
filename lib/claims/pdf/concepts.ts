import type { WithheldLine, WithheldMethod } from '../certificates/rules';

/** What a payment is called to the DIAN, by how it was withheld from. */
const CONCEPTS: Readonly<Record<WithheldMethod, string>> = {
  NONE: 'Sin retención',
  ART383: 'Honorarios y compensación de servicios personales (art. 383 E.T.)',
  SERVICIOS_DECLARANTE: 'Servicios, declarante',
  SERVICIOS_NO_DECLARANTE: 'Servicios, no declarante',
  HONORARIOS_PN: 'Honorarios',
  REGIMEN_SIMPLE: 'Sin retención, régimen simple (art. 911 E.T.)',
  NO_RESIDENTE: 'Pagos al exterior, no residente (art. 408 E.T.)',
  ARTISTA_NO_RESIDENTE: 'Artista extranjero no residente (Ley 1493 de 2011, art. 5)',
  RETE_IVA: 'IVA (ReteIVA, art. 437-1 E.T.)',
  RETE_ICA: 'Industria y comercio (ReteICA)',
};

export const conceptOf = ({ method, city }: Pick<WithheldLine, 'method' | 'city'>): string =>
  city ? `${CONCEPTS[method]}, ${city}` : CONCEPTS[method];

const MONTH = new Intl.DateTimeFormat('es-CO', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month in words: '2026-11' is 'noviembre de 2026'. */
export const monthName = (month: string): string => MONTH.format(new Date(`${month}-15T12:00:00Z`));
