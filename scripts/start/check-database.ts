import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from './explain.ts';

const CONNECT_MS = 8_000;
/** How long a server that says "I am starting" is waited for. */
const STARTING_MS = 60_000;

/** Connects once to the person's own PostgreSQL. Throws one line about what is wrong with DATABASE_URL. */
export async function requireDatabase(url: string): Promise<void> {
  const deadline = Date.now() + STARTING_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      const starting = codeOf(error) === '57P03' && Date.now() < deadline;
      if (!starting) throw new StartError(describeDatabaseError(error, url));
      await sleep(500);
    }
  }
}

/** One line in Spanish about why the database refuses or fails; never the password. */
export function describeDatabaseError(error: unknown, url: string): string {
  const { host, hostname, username, pathname } = new URL(url);
  const server = host || 'localhost';
  const database = decodeURIComponent(pathname.slice(1)) || username;
  const tail = 'Revisa DATABASE_URL en .env o en el entorno.';
  const known: Readonly<Record<string, string>> = {
    ENOTFOUND: `No existe el servidor de base de datos «${hostname}». ${tail}`,
    EAI_AGAIN: `No se pudo averiguar la dirección del servidor de base de datos «${hostname}». ${tail}`,
    ECONNREFUSED: `Nadie responde en ${server}: PostgreSQL no está encendido o el puerto es otro. ${tail}`,
    ETIMEDOUT: `El servidor de base de datos ${server} no responde. ${tail}`,
    EHOSTUNREACH: `No se llega al servidor de base de datos ${server}. ${tail}`,
    ENETUNREACH: `No se llega al servidor de base de datos ${server}. ${tail}`,
    [POOLER_ALONE]: `El PgBouncer de ${server} no llega a PostgreSQL: revisa que esté encendido y la dirección y la clave que PgBouncer tiene de él.`,
    '28P01': `La base de datos no acepta la clave del usuario «${username}». ${tail}`,
    '28000': `La base de datos no deja entrar al usuario «${username}» desde aquí. ${tail}`,
    '3D000': `La base de datos «${database}» no existe en ${server}: créala o corrige DATABASE_URL.`,
    '42501': `Al usuario «${username}» le falta permiso para crear tablas en «${database}».`,
    '53300': `La base de datos ${server} no acepta más conexiones: baja PG_POOL_MAX o sube max_connections.`,
    '57P03': `La base de datos ${server} lleva mucho tiempo iniciando. Vuelve a intentar cuando esté lista.`,
    '58P01': `A PostgreSQL en ${server} le falta una extensión: instala postgresql-contrib.`,
    '0A000': `A PostgreSQL en ${server} le falta una extensión: instala postgresql-contrib.`,
    '53100': `Al servidor de base de datos ${server} no le queda espacio en el disco.`,
  };
  const message = error instanceof Error ? error.message : String(error);
  const code = codeOfPooler(message) ?? codeOf(error);
  if (known[code]) return known[code];
  if (/timeout/i.test(message)) return known.ETIMEDOUT ?? message;
  if (/ssl|certificate|self.signed/i.test(`${code} ${message}`)) {
    return `La conexión cifrada con ${server} falló (${message}). Revisa sslmode en DATABASE_URL.`;
  }
  return `No se pudo usar la base de datos de ${server}: ${message}. ${tail}`;
}

const POOLER_ALONE = 'pooler-alone';

/** PgBouncer has one code for all that it refuses itself, and says which in words. */
function codeOfPooler(message: string): string | undefined {
  if (/^server (login|DNS|conn)|cannot connect to server|client_login_timeout/.test(message))
    return POOLER_ALONE;
  if (/^(password|SASL) authentication failed|^no such user/.test(message)) return '28P01';
  if (/^no such database/.test(message)) return '3D000';
  return /^no more connections allowed/.test(message) ? '53300' : undefined;
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  // A name with several addresses fails with one error for each.
  if ('errors' in error && Array.isArray(error.errors) && error.errors.length > 0)
    return codeOf(error.errors[0]);
  return 'code' in error ? String(error.code) : '';
}
