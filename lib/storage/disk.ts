import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import { env } from '@/lib/platform/env';

const CONNECT_MS = 3_000;
const ANSWER_MS = 15_000;

const required = (name: string, value: string | undefined): string => {
  if (!value) throw new Error(`STORAGE_DRIVER=s3 needs ${name}`);
  return value;
};

function s3Disk(): Disk {
  const settings = env();
  return new Disk(
    new S3Driver({
      bucket: required('S3_BUCKET', settings.S3_BUCKET),
      region: settings.S3_REGION,
      credentials: {
        accessKeyId: required('S3_ACCESS_KEY_ID', settings.S3_ACCESS_KEY_ID),
        secretAccessKey: required('S3_SECRET_ACCESS_KEY', settings.S3_SECRET_ACCESS_KEY),
      },
      // An endpoint of one's own (MinIO, R2, Garage) has no name per bucket.
      ...(settings.S3_ENDPOINT ? { endpoint: settings.S3_ENDPOINT, forcePathStyle: true } : {}),
      // Other makers' servers know neither ACLs nor the checksums that Amazon's client adds unasked.
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
      visibility: 'private',
    }),
  );
}

let current: Disk | undefined;

/** Where bytes are kept: a local folder below DATA_DIR, or S3-compatible storage. One per process. */
export function disk(): Disk {
  current ??=
    env().STORAGE_DRIVER === 's3'
      ? s3Disk()
      : new Disk(new FSDriver({ location: path.join(env().DATA_DIR, 'files'), visibility: 'private' }));
  return current;
}

/** Forgets the disk, so that the next use reads the environment again. */
export function resetDisk(): void {
  current = undefined;
}
