/** What a key is for: reading alone, the work with events and talents, or the money. */
export const KEY_SCOPES = ['READ', 'WORK', 'MONEY'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];
