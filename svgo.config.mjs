/** For `npx svgo@4 -rf src/assets`: keeps groups and transforms as they are, which compress better than flat paths. */
export default {
  floatPrecision: 3,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          cleanupIds: false,
          collapseGroups: false,
          moveGroupAttrsToElems: false,
          moveElemsAttrsToGroup: false,
          mergePaths: false,
          convertPathData: { applyTransforms: false, floatPrecision: 3 },
        },
      },
    },
  ],
};
