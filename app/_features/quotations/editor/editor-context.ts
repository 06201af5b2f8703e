'use client';

import { createContext, use } from 'react';
import type { DraftChange } from '../draft/change-draft';
import type { DraftForm } from '../draft/draft-form';
import type { EditorClient, EditorOptions } from '../draft/editor-options';
import type { DraftPrice } from '../draft/price-form';
import type { DraftField } from '../draft/save-draft';

/** The stable part of the editor's context: parts that need only this are not rendered on every key. */
export type EditorFrame = {
  readonly options: EditorOptions;
  readonly currency: string;
  readonly change: (change: DraftChange) => void;
  /** It is for a client, who may choose of it. */
  readonly offers: boolean;
  /** It adds to another quotation, which gives it client, currency and who collects, and whose event its place. */
  readonly adds: boolean;
  /** Shorthand for a change of the draft's own fields. */
  readonly set: (fields: Partial<Omit<DraftForm, 'id' | 'lines'>>) => void;
  readonly addClient: (client: EditorClient) => void;
  /** Marks a field as left: from now on it shows its error. */
  readonly leave: (field: DraftField) => void;
};

/** The changing part of the editor's context. */
export type EditorState = {
  readonly form: DraftForm;
  /** The error text of a field, if any. */
  readonly problem: (field: DraftField) => string | undefined;
};

/** The form and its price as last drawn: while one types fast they follow a moment later and never hold up a key. */
export type EditorFigures = { readonly form: DraftForm; readonly price: DraftPrice };

export const EditorFrameContext = createContext<EditorFrame | null>(null);
export const EditorStateContext = createContext<EditorState | null>(null);
export const EditorFiguresContext = createContext<EditorFigures | null>(null);

export function useEditorFrame(): EditorFrame {
  const frame = use(EditorFrameContext);
  if (!frame) throw new Error('useEditorFrame needs the editor above it');
  return frame;
}

/** The quotation being typed, for the sections of the editor. */
export function useEditor(): EditorFrame & EditorState {
  const state = use(EditorStateContext);
  if (!state) throw new Error('useEditor needs the editor above it');
  return { ...useEditorFrame(), ...state };
}

/** For what shows the price. */
export function useEditorFigures(): EditorFrame & EditorFigures {
  const figures = use(EditorFiguresContext);
  if (!figures) throw new Error('useEditorFigures needs the editor above it');
  return { ...useEditorFrame(), ...figures };
}
