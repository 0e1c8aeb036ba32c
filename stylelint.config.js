/** Holds the styles to the oldest browsers that are supported; they stand in package.json. */
export default {
  customSyntax: 'postcss-scss',
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'plugin/no-unsupported-browser-features': [
      true,
      {
        ignorePartialSupport: true,
        ignore: [
          // Sass writes it out.
          'css-nesting',
          // Known to all of them since 2023; the table behind this rule is older. Where it is not, the script is at work.
          'css-media-scripting',
          // Safari does without the speed, and its desktop has no fingers.
          'css-content-visibility',
          'css-touch-action',
        ],
      },
    ],
  },
};
