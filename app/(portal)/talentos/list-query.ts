/** What the list's address holds, for the page that reads it and the screen that writes it. */
export const LIST_SORT = 'new';
export const LIST_FILTERS = ['estado', 'perfil', 'genero', 'ciudad'] as const;
/** 'tabla' shows rows instead of photos. */
export const VIEW_PARAM = 'vista';
