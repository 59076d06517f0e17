export declare const adviceForFailure: (output: string, root: string) => string | undefined
export declare const adviceForNode: (version: string) => string | undefined
