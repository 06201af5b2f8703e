/** As wide and high as a picture of the help is (`npm run help:pictures`), and as large as it may be. */
export const HELP_PICTURE = { width: 880, height: 550 } as const;
export const MOST_PICTURE_BYTES = 25 * 1024;
