'use client';

/** Bytes that only their person's key opens: AES-256-GCM with a nonce of its own. */
export type Sealed = { readonly iv: BufferSource; readonly bytes: ArrayBuffer };

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

/** The key of a person (`deskKey`, in base64), which no script can read again. */
export function importKey(secret: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(secret), (sign) => sign.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt']);
}

export async function sealBytes(key: CryptoKey, plain: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  return { iv, bytes: await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, plain) };
}

/** Throws for what another key sealed. */
export const openBytes = (key: CryptoKey, { iv, bytes }: Sealed): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, bytes);

export const seal = (key: CryptoKey, value: unknown): Promise<Sealed> =>
  sealBytes(key, new TextEncoder().encode(JSON.stringify(value)));

/** Fields that hold instants are named `at` or end in `At`; JSON carries them as texts. */
const withDates = (name: string, value: unknown): unknown =>
  typeof value === 'string' && /^at$|At$/.test(name) ? new Date(value) : value;

export async function openSealed<T>(key: CryptoKey, sealed: Sealed): Promise<T> {
  return JSON.parse(new TextDecoder().decode(await openBytes(key, sealed)), withDates) as T;
}
