import { Switched } from '#packages/switches/switched.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { PageIntro } from '#packages/ui/page-intro.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: {
    title: '源码与自部署',
    lead: '花笺可以装在自己的机器上，一条命令就能运行。',
    empty: '站点还没有写介绍',
    text: '介绍、常见问题与价格由站点管理员填写，写好后会出现在这里。',
    business: '商务合作',
    businessText: '站点还没有留下联系方式。',
    sponsor: '赞助花笺',
    sponsorText: '站点还没有留下赞助方式。',
  },
  en: {
    title: 'Source and self-hosting',
    lead: 'Huajian runs on your own machine with one command.',
    empty: 'The operator has not written this page yet',
    text: 'Introduction, questions and prices are the operator’s. They appear here once written.',
    business: 'Business',
    businessText: 'The operator has left no way to get in touch yet.',
    sponsor: 'Sponsor Huajian',
    sponsorText: 'The operator has named no way to sponsor yet.',
  },
})

export const Screen = () => {
  const t = useWords(words)
  return (
    <>
      <PageHead title={t.title} description={t.lead} canonical="/webCode" />
      <PageIntro title={t.title} lead={t.lead} />
      <EmptyState icon="file" title={t.empty} text={t.text} />
      <Switched by="open_business">
        <div id="business">
          <EmptyState icon="user" title={t.business} text={t.businessText} />
        </div>
      </Switched>
      <Switched by="open_sponsor">
        <div id="sponsor">
          <EmptyState icon="coins" title={t.sponsor} text={t.sponsorText} />
        </div>
      </Switched>
    </>
  )
}
