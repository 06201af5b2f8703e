/** What contracts are of. */
export const CONTRACT_TYPE_NAMES = ['eventos', 'fotografia'] as const;
