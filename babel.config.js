export default (api) => {
  // Not by NODE_ENV: a server that is started for tests builds what browsers get.
  const isJest = api.caller((caller) => caller?.name === 'babel-jest');
  return {
    presets: [
      [
        '@babel/preset-env',
        isJest
          ? { targets: { node: 'current' }, modules: 'commonjs' }
          : { modules: false, bugfixes: true },
      ],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { allowDeclareFields: true, rewriteImportExtensions: false }],
    ],
  };
};
