export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'selector-class-pattern': null,
    'custom-property-pattern': null,
    'keyframes-name-pattern': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'property-layout-mappings': 'flow-relative',
    'value-keyword-layout-mappings': 'flow-relative',
    'declaration-property-value-disallowed-list': { 'text-transform': ['uppercase'] },
  },
};
