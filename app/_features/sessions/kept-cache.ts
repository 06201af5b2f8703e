/** Cache of the browser in which a talent's place keeps what is shown without a network; it goes with the session. */
export const KEPT_CACHE = 'elenco-kept';
