import { z } from 'zod';
import { expectedCheckDigit } from '@/lib/core/nit';

export const isAddress = (value: string, ...protocols: string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

export const web = z.string().refine((value) => isAddress(value, 'http:', 'https:'), {
  error: 'no es una dirección web completa, como https://ejemplo.co',
});
/** Kept without the slash at the end, because paths are appended to it. */
export const origin = web.transform((value) => value.replace(/\/+$/, ''));
/** Origins with commas between them, as they stand in a content security policy. */
export const hosts = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
  )
  .refine((all) => all.every((host) => isAddress(host, 'http:', 'https:') && new URL(host).origin === host), {
    error: 'no son direcciones como https://mapas.ejemplo.co, sin ruta, separadas por comas',
  });
export const text = z.string().trim();
/** A NIT is checked; another country's number is taken as it is. */
export const taxId = text.superRefine((value, context) => {
  const digit = expectedCheckDigit(value);
  if (digit !== null) {
    context.addIssue({ code: 'custom', message: `el dígito de verificación del NIT debería ser ${digit}` });
  }
});
export const count = (least: number, most: number) =>
  z.coerce
    .number({ error: 'no es un número' })
    .int('no es un número entero')
    .min(least, `es menor que ${least}`)
    .max(most, `es mayor que ${most}`);

const keyBytes = (key: string): number =>
  /^[0-9a-f]{64}$/i.test(key) ? 32 : Buffer.from(key, 'base64').length;
export const NEW_SECRET = `créala con: node -p "crypto.randomBytes(32).toString('base64')"`;
/** One key, or several with commas while they are being rotated: the first one encrypts. */
export const encryptionKeys = z
  .string(`falta; ${NEW_SECRET}`)
  .refine((value) => value.split(',').every((key) => keyBytes(key.trim()) === 32), {
    error: `no son 32 bytes en base64; ${NEW_SECRET}`,
  });

/** The private key of Web Push, a P-256 scalar. */
export const vapidKey = z
  .string()
  .trim()
  .refine((key) => /^[\w-]{43}$/.test(key), {
    error: 'no es una clave VAPID privada; créala con: npx web-push generate-vapid-keys',
  });

/** PEM, whose line breaks a variable may hold as `\n`. */
export const pem = (what: string) =>
  text
    .refine((value) => value.includes(`-----BEGIN ${what}-----`), {
      error: `no es un texto PEM que comience por -----BEGIN ${what}-----`,
    })
    .transform((value) => value.replaceAll('\\n', '\n'));

export const serviceAccount = z.string().transform((value, context) => {
  try {
    const json = value.trimStart().startsWith('{') ? value : Buffer.from(value, 'base64').toString();
    const account = z
      .object({ project_id: z.string(), client_email: z.string(), private_key: z.string() })
      .parse(JSON.parse(json));
    return {
      projectId: account.project_id,
      clientEmail: account.client_email,
      privateKey: account.private_key,
    };
  } catch {
    context.addIssue({ code: 'custom', message: 'no es el JSON de una cuenta de servicio (ni su base64)' });
    return z.NEVER;
  }
});
