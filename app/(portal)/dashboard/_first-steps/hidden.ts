/** Holds the id of the agency whose list this browser hides. */
export const HIDDEN_COOKIE = 'elenco_pasos_ocultos';
