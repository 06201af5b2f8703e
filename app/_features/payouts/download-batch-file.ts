import { payoutFilePath } from '@/lib/core/paths';

/** Has the browser keep the file of a batch, without leaving the page. */
export function downloadBatchFile(batchId: string): void {
  const link = document.createElement('a');
  link.href = payoutFilePath(batchId);
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
