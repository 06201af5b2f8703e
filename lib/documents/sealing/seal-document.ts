import { AppError } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { product } from '@/lib/platform/product';
import { currentSealKey } from './seal-keys';
import { sealPdf } from './seal-pdf';
import { askTimeStamp } from './time-stamp';

/** A PDF with its signature, and what is kept of that. */
export type SealedPdf = {
  readonly bytes: Buffer;
  readonly certificateId: string;
  /** Null where no time-stamping authority is configured. */
  readonly timeStampedAt: Date | null;
};

/**
 * Seals a finished PDF by the key of today. Throws UNAVAILABLE when the time-stamping authority does not answer: a
 * document is sealed once, so it waits for its time stamp.
 */
export async function sealDocument(bytes: Buffer): Promise<SealedPdf> {
  const { certificateId, ...key } = await currentSealKey();
  let timeStampedAt: Date | null = null;
  const stampTime = async (signature: Buffer) => {
    try {
      const { token, at } = await askTimeStamp(signature);
      timeStampedAt = at;
      return token;
    } catch (error) {
      log.error({ err: error }, 'no time stamp');
      throw new AppError('UNAVAILABLE', 'errors.document.noTimeStamp');
    }
  };
  const sealed = await sealPdf(bytes, {
    key,
    stampTime: env().TIMESTAMP_URL ? stampTime : undefined,
    name: product().legalName,
    reason: 'Sello de integridad: este documento no ha cambiado desde entonces',
    at: currentTime(),
  });
  return { bytes: sealed, certificateId, timeStampedAt };
}
