/** Photos of one note. */
export const MOST_NOTE_PHOTOS = 10;

/** Characters of a note. */
export const MOST_NOTE_TEXT = 1000;
