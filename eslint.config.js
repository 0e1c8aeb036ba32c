import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// ESLint's recommended rules that neither the type check nor typescript-eslint covers.
const coreRules = Object.fromEntries(
  [
    'no-async-promise-executor',
    'no-case-declarations',
    'no-cond-assign',
    'no-constant-condition',
    'no-debugger',
    'no-empty',
    'no-fallthrough',
    'no-irregular-whitespace',
    'no-misleading-character-class',
    'no-prototype-builtins',
    'no-self-assign',
    'no-unsafe-finally',
    'no-unsafe-optional-chaining',
    'no-useless-escape',
    'no-useless-catch',
    'use-isnan',
    'valid-typeof',
  ].map((name) => [name, 'error']),
);
const rawHooks = ['useDispatch', 'useSelector', 'useStore'];

export default tseslint.config(
  { ignores: ['dist/**', 'release/**', 'data/**', 'coverage/**', 'test-results/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      ...coreRules,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      eqeqeq: 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Use named exports, which can be found by searching.',
        },
        { selector: 'JSXAttribute[name.name="style"]', message: 'No inline styles: the CSP blocks them.' },
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Never insert HTML; let React render text.',
        },
        {
          selector: 'ExportNamedDeclaration VariableDeclarator[id.name=/^set[A-Z].*/]',
          message: 'Actions are past events: menuToggled, not setMenu.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ...jsxA11y.configs.strict,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-globals': ['error', { name: 'alert', message: 'Show messages in the page.' }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-redux', importNames: rawHooks, message: 'Use the typed hooks of store/hooks.ts.' },
            { name: 'react-bootstrap', message: 'Import one component by its path.' },
          ],
        },
      ],
    },
  },
  { files: ['src/store/hooks.ts', 'src/desk/hooks.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    // Each program reads the environment in one place; other code gets settings as parameters.
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/server/platform/settings/config.ts',
      'src/server/serve.ts',
      'src/server/staff.ts',
      'src/**/*.test.*',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only settings/config.ts reads settings.' },
      ],
    },
  },
  {
    // Tools that expect a default export.
    files: ['*.config.{ts,js}', '.dependency-cruiser.mjs'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        AbortController: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
);
