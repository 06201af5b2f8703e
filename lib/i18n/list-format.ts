/** 'fechas, ciudad y perfiles'. */
export const LIST_FORMAT = new Intl.ListFormat('es-CO', { type: 'conjunction' });
