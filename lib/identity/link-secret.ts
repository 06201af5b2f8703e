import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as they stand in a link. */
export const newLinkSecret = (): string => randomBytes(32).toString('base64url');

/** Hashes a link's secret for storage. */
export const hashLinkSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
