/** The one language of the interface. */
export const LOCALE = 'es-CO';

/** Used only where no city is involved; an event's dates are shown in its city's zone. */
export const DEFAULT_TIME_ZONE = 'America/Bogota';
