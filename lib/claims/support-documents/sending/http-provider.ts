import * as z from 'zod/mini';
import type { ElectronicInvoiceProvider, InvoiceAnswer } from './provider';

type Account = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly token: string;
};

const PATIENCE_MS = 30_000;
const MOST_LETTERS = 1000;

const answered = z.object({
  state: z.enum(['ACCEPTED', 'PENDING', 'REJECTED']),
  reference: z.nullish(z.string()),
  reasons: z.nullish(z.array(z.string())),
});

/** That the provider did not take a document for a reason of its own: it is tried again. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
}

async function readAnswer(response: Response): Promise<InvoiceAnswer> {
  const { status } = response;
  const parsed = answered.safeParse(await response.json().catch(() => null));
  if (!parsed.success || ![200, 201, 202, 422].includes(status)) {
    throw new ProviderFailure(`The invoice provider answered ${status}`);
  }
  const { state, reference: named, reasons } = parsed.data;
  const reference = named ?? null;
  if (state !== 'REJECTED') return { state, reference };
  const reason = (reasons ?? []).join(' ').slice(0, MOST_LETTERS);
  return { state, reference, reason: reason || 'El proveedor no dio la razón.' };
}

/**
 * A provider that signs and transmits, by HTTP (docs/documento-soporte.md): `POST /documents` with the XML in base64 and
 * the CUDS as `Idempotency-Key`, `GET /documents/{cuds}`. It answers `{state, reference, reasons}`; 422 is a rejection by
 * the DIAN. Whatever else it answers, and no answer within thirty seconds, is thrown.
 */
export function httpProvider({ url, token }: Account): ElectronicInvoiceProvider {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/documents${path}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { ...init.headers, accept: 'application/json', authorization: `Bearer ${token}` },
    });
  return {
    name: 'http',
    send: async ({ xml, ...invoice }) =>
      readAnswer(
        await ask('', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': invoice.cuds },
          body: JSON.stringify({ ...invoice, xml: Buffer.from(xml).toString('base64') }),
        }),
      ),
    find: async (cuds) => {
      const response = await ask(`/${cuds}`);
      return response.status === 404 ? null : readAnswer(response);
    },
  };
}
