/**
 * Keeps what is typed into a form before the site's own script is there, seconds later on a slow line, and fills it in
 * again where the page is loaded afresh in between. In the tab's own storage, since it may be gone in the next moment;
 * from the first draft on `store/draft/typedEarly.ts` says that it is no longer needed. A form that is sent leaves
 * nothing. Runs inline; its hash is in the Content-Security-Policy (docs/requirements.md, PRIV-7).
 *
 * - `data-draft` on a form: what its draft is kept under.
 */
const source = `
(function(d){
  var store,taken={};
  try{store=sessionStorage}catch(e){return}
  window.typedTaken=taken;
  function name(f){return 'typed-'+f.dataset.draft}
  function each(f,does){
    for(var c of f.elements)
      if(c.name&&!c.readOnly&&!c.tabIndex&&/^(text|email|tel|select-one|checkbox)/.test(c.type))
        does(c,c.type==='checkbox'?'checked':'value')
  }
  d.addEventListener('input',function(e){
    var f=e.target.form,found={},some;
    if(!f||!f.dataset.draft||taken[f.dataset.draft])return;
    each(f,function(c,of){if(c[of])found[c.name]=some=c[of]});
    try{some?store.setItem(name(f),JSON.stringify(found)):store.removeItem(name(f))}catch(e){}
  },true);
  d.addEventListener('submit',function(e){if(e.target.dataset.draft)store.removeItem(name(e.target))},true);
  d.addEventListener('readystatechange',function(){
    d.querySelectorAll('form[data-draft]').forEach(function(f){
      var found=JSON.parse(store.getItem(name(f))||'{}');
      each(f,function(c,of){if(found[c.name]&&!c[of])c[of]=found[c.name]})
    })
  },{once:true})
})(document)`;

/** In one line, as it stands in the pages that hold such a form. */
export const typedTextScript = source.replace(/\n\s*/g, '');
