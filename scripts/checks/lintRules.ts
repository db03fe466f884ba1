import { definePlugin, defineRule, type ESTree } from '@oxlint/plugins';

const noExportAll = defineRule({
  create: (context) => ({
    ExportAllDeclaration(node) {
      context.report({ node, message: 'A name is imported from where it is written.' });
    },
  }),
});

const isCallOf = (node: ESTree.Node, name: string) =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name;

/** `expectSaga(…).withState(…)` starts with the call of expectSaga. */
function beginsWithExpectSaga(node: ESTree.Node): boolean {
  if (isCallOf(node, 'expectSaga')) return true;
  if (node.type === 'CallExpression') return beginsWithExpectSaga(node.callee);
  return node.type === 'MemberExpression' && beginsWithExpectSaga(node.object);
}

/** expectSaga passes whatever it asserts unless its promise is awaited. */
const awaitedSagas = defineRule({
  create: (context) => ({
    MemberExpression(node) {
      const { property } = node;
      const runs = property.type === 'Identifier' && /^(run|silentRun)$/.test(property.name);
      if (runs && beginsWithExpectSaga(node.object)) {
        context.report({ node, message: 'Use runSaga, which waits for the saga.' });
      }
    },
  }),
});

export default definePlugin({
  meta: { name: 'project' },
  rules: { 'no-export-all': noExportAll, 'awaited-sagas': awaitedSagas },
});
