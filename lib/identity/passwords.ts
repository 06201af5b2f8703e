import bcrypt from 'bcrypt';

/** Cost of new hashes; older ones (the specification's cost 10) still verify and are upgraded at login. */
const COST = 12;
const MAXIMUM_BYTES = 72;

/** Hashes a password on the server. Bcrypt reads 72 bytes, so the input schema refuses longer ones. */
export const hashPassword = (password: string): Promise<string> => bcrypt.hash(password, COST);

let decoy: Promise<string> | undefined;

/**
 * Compares in the same time whether or not there is a hash, so that an unknown address
 * cannot be told from a wrong password.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  decoy ??= bcrypt.hash('no password matches this', COST);
  const matches = await bcrypt.compare(password, hash ?? (await decoy));
  return hash !== null && matches && Buffer.byteLength(password) <= MAXIMUM_BYTES;
}

export const needsRehash = (hash: string): boolean => bcrypt.getRounds(hash) < COST;
