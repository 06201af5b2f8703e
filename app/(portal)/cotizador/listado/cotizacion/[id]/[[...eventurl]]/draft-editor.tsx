'use client';

import dynamic from 'next/dynamic';

/** The editor, which only a draft fetches: who reads what was sent does without it. */
export const DraftEditor = dynamic(() =>
  import('@/app/_features/quotations/editor/quotation-editor').then((module) => module.QuotationEditor),
);
