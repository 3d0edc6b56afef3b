/** Why a document is not taken: not one of ours, not readable, or something in it runs, calls out or hides. */
export type DocumentProblem = { code: 'file_type_unsupported' | 'file_unreadable' | 'file_unsafe' }
