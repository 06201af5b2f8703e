import { maySignContract } from '@/lib/contracts/policy';
import { uploadContractPaper } from '@/lib/contracts/signing/upload-paper';
import type { Actor } from '@/lib/core/actor';
import { receiveUpload } from './receive-upload';

/**
 * One document of a contract, as multipart `kind` (docId, rut, eps or arl) and `file`, by whatever way its talent came.
 * Answers `{ status, id, name, size }`, the id being the kind, or `{ status, message }`.
 */
export const receivePaper = (request: Request, signer: () => Promise<Actor>): Promise<Response> =>
  receiveUpload(request, {
    allowed: async () => maySignContract(await signer()),
    missing: 'contract.uploadDocument',
    keep: async (actor, { field, ...file }) => {
      const { kind, fileName, size } = await uploadContractPaper(actor, { ...file, kind: field('kind') });
      return { status: 200, id: kind, name: fileName, size };
    },
  });
