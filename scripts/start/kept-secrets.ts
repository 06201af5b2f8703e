import { createECDH, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['NEXTAUTH_SECRET', 'ENCRYPTION_KEY', 'VAPID_PRIVATE_KEY'] as const;

export type Secrets = Readonly<Record<(typeof NAMES)[number], string>>;

/**
 * The secrets of a set-up on one machine, made at the first start and kept in `secrets.json`, readable by
 * its owner alone: without them nobody stays logged in, what was encrypted cannot be read and no browser takes push messages.
 */
export function keptSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const kept = read(file);
  const secrets = {
    NEXTAUTH_SECRET: kept.NEXTAUTH_SECRET ?? randomBytes(32).toString('base64'),
    ENCRYPTION_KEY: kept.ENCRYPTION_KEY ?? randomBytes(32).toString('base64'),
    VAPID_PRIVATE_KEY: kept.VAPID_PRIVATE_KEY ?? newVapidKey(),
  };
  if (NAMES.some((name) => kept[name] === undefined)) {
    // Whole or not at all: a half-written file would lose what the other key encrypted.
    writeFileSync(`${file}.partial`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.partial`, file);
  }
  return secrets;
}

/** A private key on P-256, of 32 bytes also where it begins with zeros. */
function newVapidKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const key = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url');
}

function read(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}
