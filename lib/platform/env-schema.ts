import path from 'node:path';
import { z } from 'zod';
import {
  count,
  encryptionKeys,
  hosts,
  isAddress,
  NEW_SECRET,
  origin,
  pem,
  serviceAccount,
  taxId,
  text,
  vapidKey,
  web,
} from './env-values';
import { isPublished } from './this-machine';
import { readProxies } from './trusted-proxies';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const fields = {
  DATABASE_URL: z.string().refine((value) => isAddress(value, 'postgres:', 'postgresql:'), {
    error: 'no es una dirección de PostgreSQL, como postgresql://usuario:clave@servidor:5432/elenco',
  }),
  PG_POOL_MAX: count(1, 500).default(10),
  PG_WAIT_SECONDS: count(1, 600).default(3),
  PG_PREPARE: z.enum(['on', 'off']).default('on'),
  JOBS_CONCURRENCY: count(1, 100).default(12),
  PASSWORD_COST: count(4, 15).default(12),
  WEB_PROCESSES: count(1, 64).optional(),
  PORT: count(1, 65535).default(3000),
  HOST: text.optional(),
  DRAIN_SECONDS: count(0, 120).default(8),
  SEED_DEMO: z.enum(['0', '1'], { error: 'debe ser 0 o 1' }).optional(),
  APP_URL: origin.optional(),
  NEXTAUTH_URL: origin.optional(),
  TRUSTED_PROXIES: text
    .refine((list) => readProxies(list) !== null, {
      error: 'debe ser loopback, private, direcciones o redes como 10.1.0.0/16, separadas por comas',
    })
    .default('none'),
  NEXTAUTH_SECRET: z.string(`falta; ${NEW_SECRET}`).min(32, `tiene menos de 32 caracteres; ${NEW_SECRET}`),
  ENCRYPTION_KEY: encryptionKeys,
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: text
    .refine((value) => Buffer.from(value, 'base64').length === 32, {
      error: `no son 32 bytes; ${NEW_SECRET}`,
    })
    .optional(),
  DATA_DIR: text.default('.elenco').transform((folder) => path.resolve(folder)),
  EMAIL_DRIVER: z.enum(['mailbox', 'smtp'], { error: 'debe ser mailbox o smtp' }).optional(),
  SMTP_URL: z
    .string()
    .refine((value) => isAddress(value, 'smtp:', 'smtps:'), {
      error: 'no es una dirección SMTP, como smtps://usuario:clave@servidor:465',
    })
    .optional(),
  EMAIL_FROM: text.optional(),
  SMS_DRIVER: z
    .enum(['mailbox', 'gateway', 'twilio'], { error: 'debe ser mailbox, gateway o twilio' })
    .optional(),
  SMS_URL: web.optional(),
  SMS_AUTHORIZATION: text.optional(),
  SMS_FROM: text.optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC\w{8,}$/, 'es el identificador de la cuenta, que empieza por AC')
    .optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  TWILIO_BASE_URL: origin.default('https://api.twilio.com'),
  WHATSAPP_DRIVER: z.enum(['mailbox', 'cloud'], { error: 'debe ser mailbox o cloud' }).optional(),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d+$/, 'es el número de identificación que da Meta, solo cifras')
    .optional(),
  WHATSAPP_ACCESS_TOKEN: text.optional(),
  WHATSAPP_APP_SECRET: text.optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(16, 'tiene menos de 16 caracteres').optional(),
  WHATSAPP_BASE_URL: origin.default('https://graph.facebook.com'),
  WHATSAPP_API_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'debe ser como v25.0')
    .default('v25.0'),
  STORAGE_DRIVER: z.enum(['local', 's3'], { error: 'debe ser local o s3' }).default('local'),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ENDPOINT: origin.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  MOBILE_API_URL: origin.optional(),
  PRODUCT_NAME: text.default('Elenco'),
  SUPPORT_EMAIL: z.email('no es un correo').default('soporte@elenco.co'),
  SUPPORT_PHONE: text.default('+57 300 000 0000'),
  COMPANY_LEGAL_NAME: text.default('Elenco S.A.S.'),
  COMPANY_TAX_ID: taxId.default('900000000-5'),
  COMPANY_ADDRESS: text.optional(),
  COMPANY_CITY: z
    .string()
    .regex(/^\d{5}$/, 'debe ser el código DIVIPOLA de la ciudad, de cinco cifras')
    .default('11001'),
  HOME_URL: origin.optional(),
  GOOGLE_MAPS_API_KEY: text.optional(),
  GOOGLE_MAPS_MAP_ID: text.optional(),
  MAP_TILES_URL: web.optional(),
  MAP_ATTRIBUTION: text.optional(),
  MAP_HOSTS: hosts.optional(),
  GEOCODER_URL: origin.optional(),
  ROUTER_URL: origin.optional(),
  RIDE_DRIVER: z
    .enum(['local', 'cabify', 'uber'], { error: 'debe ser local, cabify o uber' })
    .default('local'),
  RIDE_SIMULATOR_SPEED: count(1, 1000).default(1),
  RIDE_BASE_URL: origin.default('https://cabify.com'),
  RIDE_CLIENT_ID: text.optional(),
  RIDE_CLIENT_SECRET: text.optional(),
  RIDE_REQUESTER_ID: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'no son 32 cifras hexadecimales')
    .optional(),
  RIDE_LABEL_SLUG: text.optional(),
  RIDE_TAX_ID: taxId.optional(),
  RIDE_UBER_BASE_URL: origin.default('https://api.uber.com'),
  RIDE_UBER_TOKEN_URL: web.default('https://auth.uber.com/oauth/v2/token'),
  RIDE_UBER_CLIENT_ID: text.optional(),
  RIDE_UBER_CLIENT_SECRET: text.optional(),
  RIDE_UBER_ORGANIZATION_ID: text.optional(),
  RIDE_UBER_TAX_ID: taxId.optional(),
  RIDE_WEBHOOK_SECRET: z.string().min(16, 'tiene menos de 16 caracteres').optional(),
  MONITOR_TOKEN: z.string().min(24, 'tiene menos de 24 caracteres').optional(),
  WEBHOOK_ALLOW_INNER: z.enum(['off', 'on']).default('off'),
  PUSH_SERVICE_ACCOUNT: serviceAccount.optional(),
  PUSH_BASE_URL: origin.default('https://fcm.googleapis.com'),
  PUSH_TOKEN_URL: web.default('https://oauth2.googleapis.com/token'),
  VAPID_PRIVATE_KEY: vapidKey.optional(),
  WEB_PUSH_HOSTS: text.default(
    'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
  ),
  SEAL_CERTIFICATE: pem('CERTIFICATE').optional(),
  SEAL_PRIVATE_KEY: pem('PRIVATE KEY').optional(),
  EINVOICE_DRIVER: z.enum(['local', 'http'], { error: 'debe ser local o http' }).default('local'),
  EINVOICE_URL: web.optional(),
  EINVOICE_TOKEN: text.optional(),
  DIAN_ENVIRONMENT: z.enum(['1', '2'], { error: 'debe ser 1 (producción) o 2 (pruebas)' }).default('2'),
  DIAN_SOFTWARE_ID: text.optional(),
  DIAN_SOFTWARE_PIN: text.optional(),
  TIMESTAMP_URL: web.optional(),
  TIMESTAMP_AUTHORIZATION: text.optional(),
  LOG_LEVEL: z.enum(LEVELS, { error: `debe ser uno de ${LEVELS.join(', ')}` }).default('info'),
};

type Fields = z.output<z.ZodObject<typeof fields>>;
type Name = keyof Fields;

/** Every variable that Elenco reads. A test holds .env.example to this list. */
export const environmentNames = Object.keys(fields) as readonly Name[];

/** What one driver cannot do without: driver variable, its value, and the variables it needs. */
const NEEDS: readonly (readonly [Name, string, readonly Name[]])[] = [
  ['EMAIL_DRIVER', 'smtp', ['SMTP_URL', 'EMAIL_FROM']],
  ['SMS_DRIVER', 'gateway', ['SMS_URL']],
  ['SMS_DRIVER', 'twilio', ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'SMS_FROM']],
  [
    'WHATSAPP_DRIVER',
    'cloud',
    ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_ACCESS_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  ],
  ['STORAGE_DRIVER', 's3', ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  ['RIDE_DRIVER', 'cabify', ['RIDE_CLIENT_ID', 'RIDE_CLIENT_SECRET']],
  ['EINVOICE_DRIVER', 'http', ['EINVOICE_URL', 'EINVOICE_TOKEN', 'DIAN_SOFTWARE_ID', 'DIAN_SOFTWARE_PIN']],
  ['RIDE_DRIVER', 'uber', ['RIDE_UBER_CLIENT_ID', 'RIDE_UBER_CLIENT_SECRET', 'RIDE_UBER_ORGANIZATION_ID']],
];

/** What is given together or not at all. */
const PAIRS: readonly (readonly [Name, Name])[] = [
  ['SEAL_CERTIFICATE', 'SEAL_PRIVATE_KEY'],
  // Without a map id there are no markers.
  ['GOOGLE_MAPS_API_KEY', 'GOOGLE_MAPS_MAP_ID'],
];

/** By what a provider of rides is asked, and the NIT of who bills them. */
const BILLERS: readonly (readonly [Name, Name])[] = [
  ['RIDE_CLIENT_ID', 'RIDE_TAX_ID'],
  ['RIDE_UBER_CLIENT_ID', 'RIDE_UBER_TAX_ID'],
];

/** The environment as the application reads it: checked, with every default filled in. */
export const environmentSchema = z
  .object(fields)
  // Also when single variables are wrong, so that all that is missing is told at once.
  .superRefine(
    (read, context) => {
      const missing = (name: Name, message: string) =>
        context.addIssue({ code: 'custom', path: [name], message });
      const chosen = { ...read, EMAIL_DRIVER: read.EMAIL_DRIVER ?? (read.SMTP_URL ? 'smtp' : undefined) };
      const isPublic = [read.APP_URL, read.NEXTAUTH_URL].some(isPublished);
      for (const [driver, value, needed] of NEEDS) {
        if (chosen[driver] !== value) continue;
        for (const name of needed) {
          if (read[name] === undefined) missing(name, `falta, y ${driver}=${value} la necesita`);
        }
      }
      for (const [one, other] of [...PAIRS, ...PAIRS.map(([a, b]) => [b, a] as const)]) {
        if (read[one] !== undefined && read[other] === undefined)
          missing(other, `falta, y ${one} la necesita`);
      }
      if (isPublic && chosen.EMAIL_DRIVER === 'mailbox') {
        missing('EMAIL_DRIVER', 'mailbox es solo para este equipo, y APP_URL o NEXTAUTH_URL es pública');
      }
      if (isPublic && read.SMS_DRIVER === 'mailbox') {
        missing('SMS_DRIVER', 'mailbox es solo para este equipo, y APP_URL o NEXTAUTH_URL es pública');
      }
      if (isPublic && read.WHATSAPP_DRIVER === 'mailbox') {
        missing('WHATSAPP_DRIVER', 'mailbox es solo para este equipo, y APP_URL o NEXTAUTH_URL es pública');
      }
      if (isPublic && read.PASSWORD_COST < 12) {
        missing('PASSWORD_COST', 'menos de 12 es solo para este equipo, y APP_URL o NEXTAUTH_URL es pública');
      }
      for (const [provider, taxId] of BILLERS) {
        if (isPublic && read[provider] !== undefined && read[taxId] === undefined)
          missing(taxId, `falta, porque los libros dicen quién factura cada viaje (${provider} está)`);
      }
      if (!chosen.EMAIL_DRIVER) {
        missing(
          'SMTP_URL',
          'falta, porque los correos deben salir (en este equipo solo, EMAIL_DRIVER=mailbox)',
        );
      }
    },
    { when: () => true },
  )
  .transform((read) => {
    const appUrl = read.APP_URL ?? `http://localhost:${read.PORT}`;
    return {
      ...read,
      APP_URL: appUrl,
      NEXTAUTH_URL: read.NEXTAUTH_URL ?? appUrl,
      HOME_URL: read.HOME_URL ?? appUrl,
      EMAIL_DRIVER: read.EMAIL_DRIVER ?? 'smtp',
      SMS_DRIVER: read.SMS_DRIVER ?? (read.EMAIL_DRIVER === 'mailbox' ? ('mailbox' as const) : undefined),
      EMAIL_FROM: read.EMAIL_FROM ?? `${read.PRODUCT_NAME} <hola@elenco.co>`,
    };
  });

export type Environment = z.output<typeof environmentSchema>;
