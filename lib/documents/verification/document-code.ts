import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { documentCodes } from '@/db/schema';
import { verificationPath } from '@/lib/core/paths';
import type { Verification } from '@/lib/pdf/verification';
import { database } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import { CODE_LENGTH, CODE_LETTERS, groupedCode } from './rules';

/** 60 random bits: nobody finds a document by trying. */
const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))).join('');

/** The code of a document and where anybody checks it; made at the first call and the same ever after. */
export async function verificationOf(kind: string, documentId: string): Promise<Verification> {
  await database()
    .insert(documentCodes)
    .values({ code: newCode(), kind, documentId })
    .onConflictDoNothing({ target: [documentCodes.kind, documentCodes.documentId] });
  const [row] = await database()
    .select({ code: documentCodes.code })
    .from(documentCodes)
    .where(and(eq(documentCodes.kind, kind), eq(documentCodes.documentId, documentId)));
  if (!row) throw new Error('The code of the document was not kept');
  return { code: groupedCode(row.code), address: `${env().APP_URL}${verificationPath(row.code)}` };
}
