import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { CONTRACT_PDF } from '@/lib/contracts/file-kinds';
import { fileResponse } from './file-response';
import type { FileRow } from './put-file';

const file: FileRow = {
  id: 'f',
  agencyId: null,
  talentId: null,
  eventId: null,
  ownerId: null,
  kind: 'CONTRACT_PDF',
  visibility: 'PRIVATE',
  key: 'files/k',
  name: 'Contrato José.pdf',
  mime: 'application/pdf',
  size: 4,
  sha256: '',
  width: null,
  height: null,
  encrypted: false,
  createdAt: new Date(),
  deletedAt: null,
  retiredAt: null,
};

const answer = (change: Partial<FileRow>) =>
  fileResponse({
    file: { ...file, ...change },
    kind: CONTRACT_PDF,
    body: Readable.from([Buffer.from('%PDF')], { objectMode: false }),
  });

describe('fileResponse', () => {
  it('shows a private PDF in the browser and lets nobody keep it', async () => {
    const response = answer({});
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="Contrato Jose.pdf"; filename*=UTF-8''Contrato%20Jos%C3%A9.pdf`,
      'content-length': '4',
      'content-type': 'application/pdf',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toBe('%PDF');
  });

  it('lets a public image be kept for good, and nothing in it run', () => {
    const { headers } = answer({ visibility: 'PUBLIC', mime: 'image/png', name: 'logo.png' });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('content-disposition')).toMatch(/^inline/);
  });

  it.each(['text/html', 'image/svg+xml', 'application/zip'])('downloads %s', (mime) => {
    expect(answer({ mime }).headers.get('content-disposition')).toMatch(/^attachment/);
  });
});
