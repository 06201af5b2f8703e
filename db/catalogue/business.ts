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

/** Banks of the payment claim, spelled and ordered as the specification; each is its own value. */
export const bankRows = [
  'Bancolombia',
  'Banco Davivienda',
  'Nequi',
  'Daviplata',
  'Bank of America',
  'Banco Caja Social',
  'Banco de Bogota',
  'Banco Colpatria',
  'Banco Av villas',
  'Banco Popular',
  'Banco BBVA',
  'Banco Itau',
  'Nubank',
  'Zelle',
].map((name, index) => ({ id: index + 1, name }));

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
