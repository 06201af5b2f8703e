import type { BankKind } from '../values/payouts.ts';

type Service = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly audience: 'AGENCY' | 'CLIENT';
};

/** What agencies offer (the options of quick registration) and what clients ask for. */
export const serviceRows: readonly Service[] = [
  { id: 1, code: 'publicidad', name: 'Publicidad', audience: 'AGENCY' },
  { id: 2, code: 'moda', name: 'Moda', audience: 'AGENCY' },
  { id: 3, code: 'casting', name: 'Casting', audience: 'AGENCY' },
  { id: 4, code: 'fotografia', name: 'Fotografía', audience: 'AGENCY' },
  { id: 5, code: 'sesionBelleza', name: 'Sesión de belleza', audience: 'AGENCY' },
  { id: 21, code: 'activacionMarca', name: 'Activación de marca', audience: 'CLIENT' },
  { id: 22, code: 'lanzamiento', name: 'Lanzamiento de producto', audience: 'CLIENT' },
  { id: 23, code: 'feria', name: 'Feria o congreso', audience: 'CLIENT' },
  { id: 24, code: 'eventoCorporativo', name: 'Evento corporativo', audience: 'CLIENT' },
  { id: 25, code: 'pasarela', name: 'Pasarela', audience: 'CLIENT' },
  { id: 26, code: 'campanaFotografica', name: 'Campaña fotográfica', audience: 'CLIENT' },
  { id: 27, code: 'comercial', name: 'Comercial o video', audience: 'CLIENT' },
  { id: 28, code: 'degustacion', name: 'Degustación', audience: 'CLIENT' },
  { id: 29, code: 'espectaculo', name: 'Espectáculo en vivo', audience: 'CLIENT' },
];

type Bank = { readonly name: string; readonly code: string | null; readonly kind?: BankKind };

/**
 * Banks of the payment claim: the first fourteen spelled and ordered as the specification, each its own value, then
 * others at which Colombians are paid. The codes are those of ACH Colombia as banks publish them.
 */
const BANKS: readonly Bank[] = [
  { name: 'Bancolombia', code: '1007' },
  { name: 'Banco Davivienda', code: '1051' },
  { name: 'Nequi', code: '1507', kind: 'WALLET' },
  { name: 'Daviplata', code: '1551', kind: 'WALLET' },
  { name: 'Bank of America', code: null, kind: 'FOREIGN' },
  { name: 'Banco Caja Social', code: '1032' },
  { name: 'Banco de Bogota', code: '1001' },
  { name: 'Banco Colpatria', code: '1019' },
  { name: 'Banco Av villas', code: '1052' },
  { name: 'Banco Popular', code: '1002' },
  { name: 'Banco BBVA', code: '1013' },
  { name: 'Banco Itau', code: '1006' },
  { name: 'Nubank', code: '1809' },
  { name: 'Zelle', code: null, kind: 'FOREIGN' },
  { name: 'Banco de Occidente', code: '1023' },
  { name: 'Banco Agrario', code: '1040' },
  { name: 'Banco GNB Sudameris', code: '1012' },
  { name: 'Lulo Bank', code: '1070' },
  { name: 'Banco Falabella', code: '1062' },
  { name: 'Banco Pichincha', code: '1060' },
  { name: 'Bancoomeva', code: '1061' },
  { name: 'Banco Finandina', code: '1063' },
  { name: 'Banco Serfinanza', code: '1069' },
  { name: 'Banco W', code: '1053' },
  { name: 'Bancamía', code: '1059' },
  { name: 'Mibanco', code: '1067' },
];

export const bankRows = BANKS.map((bank, index) => ({ id: index + 1, kind: 'BANK' as BankKind, ...bank }));

/** Reasons for refusing a picture, to the letter of the specification (part 1, section 9). */
export const photoRejectReasonRows = [
  'No se aceptan selfies.',
  'No es fondo blanco (puedes cargarla en la sección de Galería de Eventos).',
  'Mala calidad.',
  'No se aceptan screenshots.',
  'Foto repetida.',
  'Generada con Inteligencia Artificial.',
].map((text, index) => ({ id: index + 1, text }));

/** 51 grants no image rights, 52 does (product decisions, "Contract types"). */
export const contractTypeRows = [
  { id: 51, code: 'eventos', name: 'Eventos (sin derechos de imagen)' },
  { id: 52, code: 'fotografia', name: 'Fotografía (con derechos de imagen)' },
] as const;
