'use client';

import { showToast } from './show-toast';

/** Says that something was done; goes away by itself. Said again, it takes the place of the first. */
export function toastSuccess(message: string, title?: string): void {
  showToast({ id: message, message, color: 'green', ...(title ? { title } : {}) });
}

/** Says that something failed; stays twice as long. For what is wrong in a field, show it there instead. */
export function toastError(message: string, title?: string): void {
  showToast({ id: message, message, color: 'red', autoClose: 8000, ...(title ? { title } : {}) });
}
