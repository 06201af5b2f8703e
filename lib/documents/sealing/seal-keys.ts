import { X509Certificate } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { sealCertificates } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { decrypt, encrypt } from '@/lib/platform/encryption';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { transact } from '@/lib/platform/transaction';
import { fingerprintOf, readCertificates, readPrivateKey } from './certificate-parts';
import type { SealKey } from './cms-signature';
import { type MadeCertificate, makeCertificate } from './make-certificate';

/** A key and the row of its certificate. */
export type CurrentSealKey = SealKey & { readonly certificateId: string };

export type SealCertificate = typeof sealCertificates.$inferSelect;

/** A certificate of ours is replaced so long before it ends. */
const MARGIN_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The key that seals documents now: the configured one (SEAL_CERTIFICATE, SEAL_PRIVATE_KEY), else one of this
 * installation's own, made at its first document, kept encrypted, and replaced before it ends. Throws when a configured
 * certificate has ended or is not yet valid.
 */
export async function currentSealKey(): Promise<CurrentSealKey> {
  const { SEAL_CERTIFICATE: certificate, SEAL_PRIVATE_KEY: privateKey } = env();
  if (certificate && privateKey) return configuredKey(certificate, privateKey);
  const kept = await findOurs(database());
  if (kept && !endsSoon(kept)) return ourKey(kept);
  const made = await makeOne();
  return ourKey(await transact((tx) => keepNewKey(tx, made, kept)));
}

let making: Promise<MadeCertificate> | undefined;

/** Documents that want the first key at the same time wait for the same one: each costs a core half a second. */
function makeOne(): Promise<MadeCertificate> {
  making ??= makeCertificate(product().legalName).finally(() => {
    making = undefined;
  });
  return making;
}

/**
 * Keeps a new key of this installation's own in place of `former`, whose private part is forgotten: what that one
 * sealed is verified by its certificate, which stays. Of several who replace the same one at once, the first does and
 * all get its key.
 */
export async function keepNewKey(
  tx: Tx,
  made: MadeCertificate,
  former?: SealCertificate,
): Promise<SealCertificate> {
  const fingerprint = fingerprintOf(readCertificates(made.certificate)[0]);
  if (former) {
    await tx
      .update(sealCertificates)
      .set({ privateKeyEncrypted: null })
      .where(and(eq(sealCertificates.id, former.id), isNotNull(sealCertificates.privateKeyEncrypted)));
  }
  await tx
    .insert(sealCertificates)
    .values({
      fingerprint,
      certificates: made.certificate,
      privateKeyEncrypted: encrypt(made.privateKey, fingerprint),
    })
    .onConflictDoNothing();
  const kept = await findOurs(tx);
  if (!kept) throw new Error('The key of the seal was not kept');
  return kept;
}

/** The row of the key of this installation's own that seals now; undefined before the first document. */
export async function findOurs(connection: Db | Tx): Promise<SealCertificate | undefined> {
  const [row] = await connection
    .select()
    .from(sealCertificates)
    .where(isNotNull(sealCertificates.privateKeyEncrypted));
  return row;
}

const endsSoon = ({ certificates }: SealCertificate): boolean =>
  new Date(new X509Certificate(certificates).validTo).getTime() - MARGIN_MS < currentTime().getTime();

async function ourKey({ id, certificates: pem, fingerprint, privateKeyEncrypted }: SealCertificate) {
  const certificates = readCertificates(pem);
  const privateKey = await readPrivateKey(decrypt(privateKeyEncrypted ?? '', fingerprint), certificates[0]);
  return { certificateId: id, certificates, privateKey };
}

async function configuredKey(pem: string, privateKeyPem: string): Promise<CurrentSealKey> {
  const certificates = readCertificates(pem);
  const { validFrom, validTo } = new X509Certificate(certificates[0]);
  const now = currentTime();
  if (now < new Date(validFrom) || now > new Date(validTo)) {
    throw new Error(`SEAL_CERTIFICATE is valid from ${validFrom} to ${validTo}`);
  }
  const fingerprint = fingerprintOf(certificates[0]);
  await database().insert(sealCertificates).values({ fingerprint, certificates: pem }).onConflictDoNothing();
  const [row] = await database()
    .select({ id: sealCertificates.id })
    .from(sealCertificates)
    .where(eq(sealCertificates.fingerprint, fingerprint));
  if (!row) throw new Error('The certificate of the seal was not kept');
  return {
    certificateId: row.id,
    certificates,
    privateKey: await readPrivateKey(privateKeyPem, certificates[0]),
  };
}
