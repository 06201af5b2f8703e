import { env } from '@/lib/platform/env';
import { httpProvider } from './http-provider';
import { localProvider } from './local-provider';
import type { ElectronicInvoiceProvider } from './provider';

/** The provider of the configuration. */
export function chosenProvider(): ElectronicInvoiceProvider {
  const { EINVOICE_DRIVER, EINVOICE_URL, EINVOICE_TOKEN } = env();
  if (EINVOICE_DRIVER === 'local' || !EINVOICE_URL || !EINVOICE_TOKEN) return localProvider();
  return httpProvider({ url: EINVOICE_URL.replace(/\/+$/, ''), token: EINVOICE_TOKEN });
}
