import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { AppError } from '@/lib/core/errors';
import { env } from './env';
import { log } from './log';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 4;
const TEXT_PREFIX = 'enc1.';

type Key = { readonly id: Buffer; readonly secret: Buffer };

function parseKey(text: string): Key {
  const secret = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
  if (secret.length !== 32) throw new Error('ENCRYPTION_KEY must be 32 bytes, in base64 or hexadecimal');
  return { id: createHash('sha256').update(secret).digest().subarray(0, KEY_ID_BYTES), secret };
}

let parsedFrom: string | undefined;
let parsed: [Key, ...Key[]] | undefined;

/** ENCRYPTION_KEY may list several keys with commas: the first encrypts, all of them decrypt (rotation). */
function keys(): [Key, ...Key[]] {
  const configured = env().ENCRYPTION_KEY;
  if (parsed && parsedFrom === configured) return parsed;
  const [current = '', ...older] = configured.split(',').map((part) => part.trim());
  parsed = [parseKey(current), ...older.map(parseKey)];
  parsedFrom = configured;
  return parsed;
}

function seal(plain: Buffer, context: string): Buffer {
  const [key] = keys();
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key.secret, iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([key.id, iv, cipher.getAuthTag(), body]);
}

function open(sealed: Buffer, context: string): Buffer {
  const id = sealed.subarray(0, KEY_ID_BYTES);
  const key = keys().find((candidate) => candidate.id.equals(id));
  if (!key) {
    log.error({ keyId: id.toString('hex') }, 'ENCRYPTION_KEY no tiene la clave con la que esto se cifró');
    throw new AppError('UNAVAILABLE', 'errors.encryptionKey');
  }
  const tagAt = KEY_ID_BYTES + IV_BYTES;
  const bodyAt = tagAt + TAG_BYTES;
  if (sealed.length < bodyAt) throw new Error('Encrypted value is too short');
  const decipher = createDecipheriv(ALGORITHM, key.secret, sealed.subarray(KEY_ID_BYTES, tagAt))
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(tagAt, bodyAt));
  return Buffer.concat([decipher.update(sealed.subarray(bodyAt)), decipher.final()]);
}

/**
 * AES-256-GCM with a fresh nonce; the result names the key it needs, so keys can be rotated.
 * Text in, text out (`enc1.…`, safe in a text column); bytes in, bytes out (32 bytes longer).
 * `context` is authenticated but not stored: decrypting under another context fails, so a value
 * copied from one row or file to another does not open. Use the row's id or the file's key.
 */
export function encrypt(plain: string, context?: string): string;
export function encrypt(plain: Buffer, context?: string): Buffer;
export function encrypt(plain: string | Buffer, context = ''): string | Buffer {
  if (typeof plain !== 'string') return seal(plain, context);
  return TEXT_PREFIX + seal(Buffer.from(plain), context).toString('base64url');
}

/**
 * The inverse of `encrypt`. Throws UNAVAILABLE when ENCRYPTION_KEY holds no key of the value, and fails when it was
 * altered or belongs to another context.
 */
export function decrypt(sealed: string, context?: string): string;
export function decrypt(sealed: Buffer, context?: string): Buffer;
export function decrypt(sealed: string | Buffer, context = ''): string | Buffer {
  if (typeof sealed !== 'string') return open(sealed, context);
  if (!sealed.startsWith(TEXT_PREFIX)) throw new Error('Not an encrypted value');
  return open(Buffer.from(sealed.slice(TEXT_PREFIX.length), 'base64url'), context).toString();
}
