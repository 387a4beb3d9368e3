"""Still lifes: article covers and the pictures built from things on a table. Units as in services.py."""
import bpy, math, random
import numpy as np
from mathutils import Vector, Matrix
from .geometry import *
from .materials import mat, mix, rgba, enamel, gum, painted, thin_clear
from .teeth import arch, UPPER, LOWER, tooth_mesh
from .anatomy import *
from .services import studio, lights, SPP, screw
from . import stage, teeth, props, rooms


# ---------------------------------------------------------------- sets
def beam(power=4, at=(0, 5, 3.4), src=(-.78, -.5, .62), color=(1, .86, .68), w=2.9, h=3.0, blur=1.4):
    """Sun through an unseen arched window: paints the window's light at point `at`."""
    s = Vector(src).normalized()
    q = (-s).to_track_quat('-Z', 'Y')
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.angle, l.color = power, math.radians(blur), color
    o = link(bpy.data.objects.new('sun', l))
    o.rotation_euler = q.to_euler()
    hole = [(-w, -h), (w, -h)] + [(w * math.cos(a), h * .4 + w * math.sin(a)) for a in np.linspace(0, math.pi, 40)]
    g = extrude([(-40, -40), (40, -40), (40, 40), (-40, 40)], .1, mat('#222222'), bev=.01, holes=[hole[::-1]])
    bars = [rbox((.22, h * 2 + w + 1, .1), (x, .6, 0), mat('#222222'), r=0) for x in (-w * .36, w * .36)] + [rbox((w * 2, .22, .1), (0, h * .4, 0), mat('#222222'), r=0)]
    e = empty('gobo')
    for b in [g] + bars:
        b.parent = e
        for k in ('visible_camera', 'visible_diffuse', 'visible_glossy', 'visible_transmission'):
            setattr(b, k, False)
    e.rotation_euler = q.to_euler()
    e.location = Vector(at) + s * 30
    return o


def table(wall, top, y=5.0, edge=None, light=True, power=4.2, at=None, planks=False):
    """A table before a plain wall, the arched window's light on both."""
    rbox((60, .4, 40), (0, y + .2, 10), mat(wall, rough=.95), r=0)
    if planks:
        for k in range(9):
            rbox((60, 1.46, .4), (0, y - .8 - 1.5 * k, -.2), mat(mix(top, '#8A5F38', .12 * ((k * 7) % 3)), rough=.5, coat=.1), r=.04)
    else:
        rbox((60, 40, .4), (0, y - 20, -.2), mat(top, rough=.75), r=0)
    stage.world('#FFF0DF', .34 if light else .5)
    stage.area((-6, -6, 8), (0, 0, 1), 4, 420, color=(1, .93, .84))
    stage.area((7, -3, 4), (0, 0, 1.2), 5, 140, color=(1, .85, .76))
    if light:
        beam(power, at or (.6, y, 3.2))


def flat(ground, arch_color=None, w=4.2, x=0, y=0):
    """A ground seen from above, with a flat arch of another colour."""
    rbox((80, 60, .4), (0, 0, -.2), mat(ground, rough=.9), r=0)
    if arch_color:
        pts = [(x + w, y - 9)] + [(x + w * math.cos(a), y + w * math.sin(a)) for a in np.linspace(0, math.pi, 64)] + [(x - w, y - 9)]
        extrude(pts, .12, mat(arch_color, rough=.9), loc=(0, 0, .0), bev=.04)
    stage.world('#FFF0DF', .36)
    stage.area((-8, 2, 9), (0, 0, 0), 2.6, 1050, color=(1, .92, .82))
    stage.area((7, -4, 8), (0, 0, 0), 6, 160, color=(1, .88, .8))


def seaside(y=9, s=2.7, x=0, z=-1.2, aw=1.6, wall='#EAD9C3', ax=0, night=False):
    """The clinic's arched window and the sea behind a table, in the scale of the still lifes."""
    before = everything()
    rooms.wall_with_arch(3.2, 12, 7, 0, aw, .5, mat(wall, rough=.95))
    rooms.sealink(ax=ax, night=night)
    e = gather('window', before, (x, y - 3.2 * s, z))
    e.scale = (s,) * 3
    return e


def top_camera(dist=15, pitch=62, target=(0, 0, .4), lens=58, fstop=8):
    a = math.radians(pitch)
    stage.camera((target[0], target[1] - dist * math.cos(a), target[2] + dist * math.sin(a)), target, lens=lens, fstop=fstop, focus=target)


def ring_tray(w=4, d=2.6, m=None, h=.3):
    """Oval tray with a rim."""
    P = lambda k: [(k * w * math.cos(a), (d - w + k * w) * math.sin(a) if False else k * d * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 80)[:-1]]
    m = m or mat('#B98457', rough=.5)
    extrude(P(1), .16, m, loc=(0, 0, .08), bev=.06)
    tube([(w * .97 * math.cos(a), d * .96 * math.sin(a), .26) for a in np.linspace(0, 2 * math.pi, 41)[:-1]], .13, m, cyclic=True)


def gum_tint(root, colour):
    """Give the gum of an arch a colour per vertex: colour(V) in the arch's own millimetres."""
    for o in root.children:
        if o.name.startswith('gum'):
            V = np.array([v.co for v in o.data.vertices])
            o.data.materials.clear()
            o.data.materials.append(painted(rough=.3, coat=.4))
            vertex_attr(o, 'Col', colour(V))


def inflamed(root, teeth_):
    """Redden the gum round the necks of some teeth of a layout."""
    def tint(V):
        X, Y, Z = V.T
        d = np.full(len(V), 9.)
        for t in teeth_:
            d = np.minimum(d, np.hypot(X - t['x'] - 1.0 * math.sin(t['ang']), Y - t['y'] + 3.2) / 7.5 + np.abs(Z - .2) / 5.4)
        w = np.exp(-d ** 2 * 1.6)[:, None]
        return np.array(rgba('gum')) * (1 - w) + np.array(rgba('#B9322F')) * w
    gum_tint(root, tint)


def placed_aligner(L, parent, base=.12, tint='#D3EEF1'):
    return teeth.aligner(L, parent, thin_clear(tint, base=base))


# ---------------------------------------------------------------- articles
def check_up(name):
    flat('#C9DAD2', '#EAD9C0', 4.6, x=-1.6, y=.6)
    props.clipboard(at=(-1.7, -.2, .06), rot=(0, 0, 9), scale=.92)
    rbox((4.2, 6.2, .12), (3.2, -.2, .06), mat('#2B6F69', rough=1, sheen=.5), r=.05, rot=(0, 0, -7))
    props.mouth_mirror(L=6.2, at=(2.0, 2.3, .75), rot=(-38, 8, -76), scale=.72)
    props.explorer(L=6.2, at=(3.3, 2.3, .3), rot=(90, 0, -80), scale=.72)
    props.tweezers(L=7.5, gap=.34, at=(4.4, 2.2, .42), rot=(90, 0, -85), scale=.72)
    props.pen('#C97C5D', at=(1.0, -3.1, .05), rot=(0, 0, 118), scale=.8)
    props.tumbler(h=2.6, r=1.05, fill=.7, at=(-5.0, 2.0, 0))
    top_camera(16.5, 63, (-.1, .1, .2), lens=50)
    stage.render(name, spp=SPP, exposure=.0)


def root_steps(name):
    studio('#E3D0B4', None, panel='#7FB0A6', archw=2.2, y=6.2, style='arches')
    for k, st in enumerate(('infected', 'cleaned', 'filled', 'crowned')):
        x = (k - 1.5) * 2.55
        h = .5 + .22 * k
        cyl(1.12, h, (x, .4, h / 2), mat(['#C97C5D', '#E3B79C', '#F3E6D6', '#F8F1E6'][k], rough=.75), bev=.07, seg=96)
        g = empty('t', (x, .25, h + 1.36), (0, 0, -10), .12)
        cut_molar(g, st)
        if st == 'cleaned':
            root_file(g, reach=.86, length=8.5)
    lights(880, 160, 400)
    stage.camera((.4, -14.6, 3.7), (0, .2, 1.95), lens=50, fstop=5.6, focus=(0, .2, 2))
    stage.render(name, spp=SPP, exposure=.05)


def implant_or_bridge(name):
    studio('#D9C0A2', None, panel='#A9C8BC', archw=2.35, y=5.6, style='none')
    from .services import arch_panel
    arch_panel(mat('#2B6F69', rough=.9), 2.3, 2.6, 5.6, -2.55)
    arch_panel(mat('#C97C5D', rough=.9), 2.3, 2.6, 5.6, 2.55)
    ti, gold = mat('#C6CACF', rough=.24, metal=1), mat('#D9AE6C', rough=.25, metal=1)
    for sx in (-1, 1):
        g = empty('g', (sx * 2.2, 0, 1.78), (0, 0, -sx * 7), .1)
        block(g, (-11.2, 0, 11.0), w=17, depth=9, papillae=(-5.9, 5.6) if sx < 0 else (), dip=.8, swell=((0, 1.0, 4.5),) if sx > 0 else ())
        if sx < 0:
            whole('L5', g, (-10.6, 1, .6), root='#E3C690')
            whole('L7', g, (11.2, 1, .6), root='#E3C690', long=.95)
            screw(ti, L=12, r=2.1, loc=(0, .5, -1.4), parent=g)
            hang(lathe([(.001, 0), (1.5, 0), (1.7, 1.0), (2.4, 2.0), (.001, 2.1)], gold), g, (0, .5, -1.2))
            crown('L6', g, (0, .8, .9), shade='#FFFCF5', neck=.1)
        else:
            ends = (('L5', -9.0), ('L7', 10.7))
            for k, x in ends:                             # a root with the ground stump on it
                stump(k, g, (x, 1, .6))
            bridge_cut(g, (0, 1, .6), ends)
    lights(900, 150, 430)
    stage.camera((0, -14.6, 3.6), (0, 0, 1.85), lens=60, fstop=5.6, focus=(0, -.2, 1.8))
    stage.render(name, spp=SPP, exposure=.05)


def gums_bleed(name):
    """The lower front teeth from near: the gum round their necks is red, further back it is pink. A soft brush lies before them."""
    studio('#F0D9C8', None, panel='#9DBFB2', archw=4.4, y=8.4, style='sun', x=1.2)
    r, L = arch(LOWER, gum(), base=True, shade='#F8EFDF', neck=.45, a=24.5, b=43, S=.175, case=level(LOWER))
    r.location, r.rotation_euler = (-.6, 4.6, 1.9), (0, 0, math.radians(12))
    inflamed(r, L[4:10])
    props.toothbrush('#2B6F69', L=14, bristle='#FBF6EC', tip='#F0C9B4', at=(.2, -4.1, .32), rot=(0, 0, 12), scale=.62)
    lights(880, 160, 400)
    stage.camera((-.2, -14.6, 5.4), (.1, -.6, 1.5), lens=57, fstop=5.6, focus=(-.3, -3.0, 2.8))
    stage.render(name, spp=SPP, exposure=.0)


def diabetes(name):
    flat('#E3B79C', '#F1DCC6', 4.4, x=.4, y=.9)
    props.glucose_meter(at=(-2.6, -.3, 0.05), rot=(0, 0, 14), scale=1.0)
    props.sugar(3, .8, at=(1.6, 2.9, .06))
    r, L = arch(LOWER, gum(), base=True, shade='#FAF0DE', neck=.5, a=24.5, b=43, S=.064, case=level(LOWER))
    r.location, r.rotation_euler = (2.75, 1.0, .66), (0, 0, math.radians(6))
    inflamed(r, L[3:9])
    before = everything()
    lathe([(.001, 0), (.4, 0), (.45, .2), (.45, 4.2), (.3, 4.8), (.12, 5), (.12, 5.3), (.001, 5.3)], mat('#2B6F69', rough=.35, coat=.4), rot=(0, 90, 0), loc=(0, 0, .47))
    cyl(.47, .3, (3.4, 0, .47), rooms.brass(), bev=.05, rot=(0, 90, 0))
    rbox((.7, .3, .12), (2.0, 0, .92), mat('#F3E6D6', rough=.5), r=.06)
    gather('lancet', before, (-1.5, -3.1, .05), 3)
    props.apple(at=(-.1, 2.0, .06), r=1.05, color='#7FA35B', blush='#C9C77A')
    top_camera(15.2, 52, (.2, -.1, .5), lens=51)
    stage.render(name, spp=SPP, exposure=.0)


def breath(name):
    """A copper tongue scraper lies in front of a glass of water, half a lemon and a sprig of mint."""
    table('#A9C8BC', '#F1E4D2', y=5.2, power=4.4, at=(1.2, 5.2, 3.3))
    props.tumbler(h=3.9, r=1.3, fill=.72, at=(-1.9, 1.0, 0))
    props.lemon(1.0, cut=True, at=(1.5, 1.0, .84), rot=(68, 0, 20))
    props.lemon(1.0, at=(2.9, 1.7, 0), rot=(0, 0, -35))
    props.mint(5, 1.15, at=(1.5, -1.0, 0), rot=(0, 0, 8), scale=.78)
    copper = mat('#C77B52', rough=.22, metal=1)
    U = [(2.2 - 5.0 * u, .72 - .1 * math.cos(3 * u)) for u in np.linspace(1, 0, 9)]
    bow = [(x, -y) for x, y in U] + [(2.2 + 1.0 * math.sin(a), -.62 * math.cos(a)) for a in np.linspace(.2, math.pi - .2, 13)] + U[::-1]
    before = everything()
    tubes([(np.array([(x, y, .12 + .1 * sstep(2.2, 3.2, x)) for x, y in bow]), np.full(len(bow), .085))], copper)
    for y in (U[0][1], -U[0][1]):
        cyl(.17, 1.5, (U[0][0] - .5, y, .17), mat('#2B6F69', rough=.4), bev=.07, rot=(0, 90, 0))
    gather('scraper', before, (-.75, -2.1, 0), 5).scale = (.68,) * 3
    stage.camera((.4, -14.4, 5.4), (.1, -.2, 1.35), lens=57, fstop=5, focus=(0, -.8, 1.0))
    stage.render(name, spp=SPP, exposure=-.05)


def aligners_or_braces(name):
    for s, c, f in ((-1, '#2B6F69', '#3B857D'), (1, '#C97C5D', '#D59377')):
        rbox((30, .4, 40), (s * 15.0, 8, 10), mat(c, rough=.95), r=0)
        rbox((30, 40, .4), (s * 15.0, -12, -.2), mat(f, rough=.9), r=0)
        cyl(2.5, .6, (s * 2.75, 0, .3), mat('#F3E6D6', rough=.75), bev=.09, seg=128)
    e = empty('a', (-2.75, 1.6, .6), (0, 0, 14), .071)          # the aligner alone, as it comes out of its bag
    teeth.aligner(plain_layout(UPPER), e, thin_clear('#D6F0F2', base=.3))
    r, L = arch(LOWER, gum(), base=True, shade='#F8F1E4', S=.076, a=24.5, b=43, case=level(LOWER))
    r.location, r.rotation_euler = (2.75, 1.6, 1.3), (0, 0, math.radians(-16))
    fixed_braces(r, L, mat('#D5D9DC', rough=.22, metal=1), mat('#C2C7CA', rough=.2, metal=1), mat('#2B6F69', rough=.4))
    lights(900, 160, 420)
    stage.camera((0, -14.4, 5.4), (0, 0, 1.4), lens=53, fstop=6.3, focus=(0, -1.6, 1.6))
    stage.render(name, spp=SPP, exposure=.1)


def whitening_kit(name):
    table('#E3B79C', '#EFE0CC', y=5.6, power=4.2, at=(-.9, 5.6, 3.4))
    rbox((8.2, 4.6, .3), (.1, -.4, .15), mat('#2B6F69', rough=.4, coat=.3), r=.12)
    r, L = arch(UPPER, None, shade='#FDFBF5', neck=.15, S=.075)
    for o in list(r.children):
        bpy.data.objects.remove(o)
    placed_aligner(L, r, base=.34, tint='#E3F3F3')
    r.location, r.rotation_euler = (-2.0, 1.1, .3), (0, 0, math.radians(14))
    for k, (x, y, a) in enumerate(((.3, -1.9, 8), (.5, -1.0, 4))):
        props.syringe(3.6, ['#CFEDE6', '#F4EAD8'][k], .6 - .15 * k, at=(x, y, .62), rot=(0, 0, a), scale=.66)
    me = tooth_mesh('U1')
    if not me.materials:
        me.materials.append(None)
    for i, c in enumerate(('#E9D2A6', '#F3E6C9', '#FDFBF5')):
        o = link(bpy.data.objects.new('tab', me))
        o.material_slots[0].link = 'OBJECT'
        o.material_slots[0].material = enamel(c, neck=.3)
        x = 1.0 + 1.15 * i
        o.scale, o.location, o.rotation_euler = (.1,) * 3, (x, 1.75 - .05 * i, 1.85), (math.radians(6), 0, math.radians(-8))
        cyl(.075, 1.3, (x, 1.95, .95), props.brass(), bev=.02)
        rbox((.5, .2, .34), (x, 1.92, 1.72), props.brass(), r=.05)
        cyl(.42, .2, (x, 1.95, .4), props.brass(), bev=.06)
    props.folded_towel(('#F3E6D6', '#C97C5D'), w=3.0, d=2.2, n=2, h=.6, at=(-4.4, 2.6, 0), rot=(0, 0, 18))
    stage.camera((.5, -14.0, 5.4), (-.1, .1, 1.1), lens=60, fstop=5.6, focus=(-.3, -.9, .8))
    stage.render(name, spp=SPP, exposure=.1)


def veneer_dish(name):
    table('#B56A4C', '#D8A183', y=5.4, power=4.6, at=(.9, 5.4, 3.4))
    props.dish(2.7, .5, mat('#2B6F69', rough=.3, coat=.5), at=(-.9, -.7, 0))
    for k, (key, x, y, a) in enumerate((('U1', -1.9, -.9, 25), ('U1', -.85, -1.3, -8), ('U2', .2, -.95, -30), ('U3', -1.3, .25, 160), ('U2', -.2, .2, 200))):
        g = empty('v', (x, y, .62), (90, 0, 0), .115)
        o = shell(key, g, (0, 0, -4.5))
        g.rotation_euler = (math.radians(-96), 0, math.radians(a))
        g.location = (x, y, .50)
    props.hand_mirror(1.35, 3.0, at=(2.9, 1.9, 0), rot=(0, 0, -24))
    props.tweezers(L=8, gap=.4, at=(1.1, -2.5, .42), rot=(90, 0, 12), scale=.62)
    g = empty('c', (-3.6, 1.9, .3), (0, 0, 10), .13)
    crown('U1', g, (0, 0, 0), shade='#E9D2A6', neck=.5)
    cyl(1.0, .5, (-3.6, 1.9, .06), mat('#F3E6D6', rough=.7), bev=.06)
    stage.camera((-.4, -13.8, 6.2), (0, 0, 1.25), lens=60, fstop=5.6, focus=(-.8, -.9, .6))
    stage.render(name, spp=SPP, exposure=.0)


def first_visit(name):
    """A toy bear in the dental chair (in metres, like the rooms)."""
    rooms.wood_floor(-4, 4, -4, 3.3)
    rbox((14, .2, 5.4), (0, 3.0, 2.6), mat('#F0DCC3', rough=.95), r=.01)
    rooms.wall_arch(.1, 2.88, 1.15, 2.55, mat('#9DBFB2', rough=.9))
    rooms.skirting(-7, 7, 2.87)
    rooms.dental_chair(.1, 1.35, rz=-38)
    rooms.bear(-.1, 1.14, .67, 1.35, rz=-34)
    rooms.frame(-1.75, 2.88, 1.6, .55, .75, 'sun')
    cyl(1.3, .02, (0, 1.2, .01), mat('#E9CDB8', rough=1, sheen=.5), bev=.008)
    rooms.plant(1.85, 2.3, .95)
    for k, (x, y, c) in enumerate(((-1.15, .55, '#2B6F69'), (-1.32, .72, '#C97C5D'), (-1.2, .64, '#F3E6D6'))):
        rbox((.14, .14, .14), (x, y, .07 + .14 * (k == 2)), mat(c, rough=.6), r=.016, rot=(0, 0, 20 * k))
    sphere(.12, (.95, .3, .12), mat('#E2A07F', rough=.5))
    stage.world('#FFF1E0', .45)
    stage.sun((50, 0, -50), 3.2, angle=2.5, color=(1, .86, .68))
    stage.area((-2, -4.2, 3.4), (0, 1, .9), 3.4, 100, color=(1, .94, .88))
    stage.area((0, .5, 4.6), (0, .8, 0), 4, 45, color=(1, .93, .85))
    stage.camera((-.5, -2.6, 1.25), (-.0, 1.3, .98), lens=46, fstop=4, focus=(-.1, 1.1, .9))
    stage.render(name, spp=18, exposure=.05)


def milk_teeth(name):
    """Section of a child's jaw: milk teeth above, the permanent crowns waiting under them."""
    studio('#CFE0DA', None, panel='#E9B99B', archw=3.9, y=6.0, style='waves')
    g = empty('g', (0, 0, 2.37), (0, 0, -12), .128)
    xs = (-11.4, 0, 11.4)
    block(g, xs, w=18, depth=10, low=-18.5, papillae=(-5.7, 5.7), dip=.9)
    for x, k in zip(xs, ('L4', 'L6', 'L6')):
        o = whole(k, g, (x, 1.0, .5), long=.58, crown='#FFFDF8', root='#F0DDB6')
        o.scale = (.84, .84, .82)
    for x, k, a in ((-11.2, 'L3', 4), (.3, 'L4', -3), (11.2, 'L5', 5)):
        hang(sphere(1, (0, 0, 0), mat('#C08A58', rough=.8)), g, (x, .35, -11.6)).scale = (5.0, .7, 5.6)
        o = crown(k, g, (x, -.1, -14.6), (0, a, 0), shade='#F3E2BC', neck=.6, root=1.2)
        o.scale = (.82, .82, .82)
    lights(880, 150, 440)
    stage.camera((.3, -12.8, 3.7), (0, 0, 2.05), lens=60, fstop=5, focus=(0, -.3, 2))
    stage.render(name, spp=SPP, exposure=.05)


def knocked_out(name):
    """The tooth in a clean glass, and the milk beside it that will cover it: in milk it could not be seen."""
    table('#D59377', '#F0DEC8', y=5.2, power=4.4, at=(1.0, 5.2, 3.2))
    props.tumbler(h=3.6, r=1.75, fill=0, at=(-.5, -.2, 0))
    g = empty('t', (-.30, -.55, .66), (0, 80, 8), .102)
    whole('U1', g, (0, 0, 0), crown='#FBF3E0', root='#D9AE77')
    milk = mat('#FDF9EF', rough=.2, coat=.4)
    before = everything()                                     # milk bottle
    lathe([(.001, 0), (1.15, 0), (1.25, .15), (1.25, 3.3), (1.05, 4.0), (.62, 4.7), (.6, 5.6), (.7, 5.7), (.7, 5.95), (.58, 5.95)], props.glass(), seg=96)
    lathe([(.001, .12), (1.12, .12), (1.16, .3), (1.16, 3.2), (.98, 3.9), (.7, 4.35), (.001, 4.35)], milk, seg=96)
    e = gather('bottle', before, (2.6, 1.4, 0))
    e.scale = (.86,) * 3
    props.folded_towel('#2B6F69', w=3.4, d=2.2, h=.5, at=(-3.7, 1.3, 0), rot=(0, 0, 20))
    stage.camera((-.4, -13.6, 4.3), (.15, .1, 1.75), lens=58, fstop=5, focus=(-.4, -1.2, 1.2))
    stage.render(name, spp=SPP, exposure=0)


def brushing(name):
    """A brush with a centimetre of paste on a folded towel, and the two minutes beside it as running sand."""
    table('#A9C8BC', '#F0E4D2', y=5.6, power=4.6, at=(1.6, 5.6, 3.4))
    props.sand_timer(at=(-2.9, .9, 0))
    props.folded_towel('#2B6F69', 6.6, 3.0, 1, .5, at=(1.6, -.6, 0), rot=(0, 0, -7))
    props.toothbrush('#C97C5D', L=12, bristle='#FBF6EC', tip='#2B8A80', paste='#FBF8F3', at=(-1.5, -1.0, .62), rot=(0, 0, 7), scale=.52)
    props.tumbler(h=3.0, r=1.1, fill=.62, at=(3.7, 2.3, 0))
    stage.camera((.3, -16.6, 5.6), (.3, .4, 1.85), lens=57, fstop=5.6, focus=(-.4, -.6, 1.2))
    stage.render(name, spp=SPP, exposure=.0)


def foods(name):
    table('#E9D3B6', '#C4935F', y=5.4, power=4.4, at=(1.2, 5.4, 3.6), planks=True)
    before = everything()
    rbox((8.4, 4.4, .36), (0, 0, .18), mat('#A9774A', rough=.5), r=.16)
    gather('board', before, (.2, -.7, 0), -5)
    props.apple(at=(-1.6, .5, .36), r=1.3)
    props.apple(at=(-3.3, 1.2, 0), r=1.15, color='#8FAE5D', blush='#D8C873')
    props.cheese(2.6, 1.3, at=(.7, -.5, .36), rot=(0, 0, 24))
    props.carrot(4.2, .46, at=(-3.6, -1.0, .36), rot=(0, 0, -9), scale=.85)
    props.carrot(4.0, .42, at=(-3.4, -1.9, .36), rot=(0, 0, -14), scale=.85)
    rnd = random.Random(6)
    for k in range(11):
        props.almond(.62, at=(2.2 + rnd.uniform(-.7, 1.0), -2.2 + rnd.uniform(-.5, .45), .36 if k % 4 else .52), rot=(0, 0, rnd.uniform(0, 180)))
    props.tumbler(h=3.0, r=1.0, fill=.75, at=(3.5, 1.0, 0))
    props.bowl(1.7, 1.3, mat('#2B6F69', rough=.35, coat=.4), at=(.9, 1.9, 0))
    for k in range(9):
        a = k * 2.4
        sphere(.42, (.9 + .8 * math.cos(a) * (k > 1) * .9, 1.9 + .8 * math.sin(a) * (k > 1) * .9, 1.35 + .25 * (k < 2)), mat('#5B3B63' if k % 3 else '#7A4A6A', rough=.4, coat=.2))
    stage.camera((-.3, -14.2, 6.6), (.1, -.1, 1.05), lens=52, fstop=5.6, focus=(0, -.8, .9))
    stage.render(name, spp=SPP, exposure=.25)


def night(name):
    """Bedside table by moonlight: clock past two, a glass of water, the lamp on."""
    rbox((60, .4, 40), (0, 5.6, 10), mat('#27525A', rough=.95), r=0)
    rbox((9.4, 6.4, .5), (.2, .3, -.25), mat('#9A6840', rough=.5, coat=.2), r=.16)
    rbox((8.6, 5.8, 7), (.2, .4, -4), mat('#8A5A36', rough=.6), r=.1)
    rbox((80, 60, .4), (0, 0, -6), mat('#1C3B42', rough=.9), r=0)
    props.alarm_clock(2, 40, at=(-.5, -.3, 0), rot=(0, 0, 12), scale=.86)
    props.tumbler(h=3.6, r=1.15, fill=.7, tint='#E2F1F4', at=(2.3, -1.0, 0))
    props.lamp(6.6, at=(-3.1, 1.4, 0), scale=.74)
    g = empty('t', (1.1, -2.05, .36), (0, 74, 30), .06)
    rbox((1.5, 1.1, .22), (3.0, .9, .11), mat('#F3E6D6', rough=.7), r=.05, rot=(0, 0, 16))
    for x, y in ((.75, -2.2), (1.2, -2.35)):
        cyl(.26, .16, (x, y, .08), mat('#F6F1E6', rough=.5), bev=.06)
    stage.world('#35606E', .22)
    l = bpy.data.lights.new('bulb', 'POINT')
    l.energy, l.color, l.shadow_soft_size = 330, (1, .68, .36), .9
    link(bpy.data.objects.new('bulb', l)).location = (-2.9, 1.3, 3.9)
    beam(2.4, at=(2.1, 5.4, 3.4), src=(-.55, -.6, .55), color=(.55, .78, 1), w=2.2, h=2.4, blur=1.0)
    stage.area((5, -8, 6), (0, 0, 1.5), 5, 160, color=(.62, .8, 1))
    stage.area((-5, -7, 6), (0, 0, 1.5), 4, 130, color=(1, .8, .6))
    stage.camera((.8, -14.4, 3.9), (.1, .2, 1.95), lens=58, fstop=5, focus=(0, -.8, 1.9))
    stage.render(name, spp=20, exposure=.25)


def international_hero(name):
    """A sill before the arched window and the sea: suitcase, globe, passport and the aligner case."""
    before = everything()
    rooms.wall_with_arch(3.2, 14, 8, 0, 1.9, .2, mat('#E6D2BA', rough=.95))
    rooms.sealink(ax=1.5)
    e = gather('window', before, (.2, 5.4 - 3.2 * 2.75, -.75))
    e.scale = (2.75,) * 3
    rbox((60, 9, .5), (0, 1.6, -.25), mat('#C99B66', rough=.45, coat=.15), r=.12)
    rbox((60, .3, 12), (0, -2.2, -6.6), mat('#A9774A', rough=.6), r=.02)
    props.suitcase(5.2, 6.0, 2.3, '#2B6F69', at=(3.6, 2.4, -.15), rot=(0, 0, -16), scale=.78)
    props.globe(1.9, at=(-3.7, 1.0, 0), scale=.98)
    props.passport(at=(1.65, -1.4, 0), rot=(0, 0, 16), scale=.72)
    props.passport(at=(1.5, -1.3, .17), rot=(0, 0, -6), scale=.72, color='#24504C')
    props.aligner_case('#E9B99B', at=(-1.4, -.6, 0), rot=(0, 0, 10), scale=.42)
    L = teeth.layout(UPPER)
    for t in L:
        front = -8 if t['key'][1] in '123' else 0
        t['M'] = Matrix.Translation((t['x'], t['y'], t['dz'])) @ Matrix.Rotation(t['ang'], 4, 'Z') @ Matrix.Rotation(math.radians(front), 4, 'X')
    e = empty('a', (-1.55, .25, .42), (14, 0, 10), .044)
    teeth.aligner(L, e, thin_clear('#E6F5F5', base=.34))
    before = everything()
    rooms.vase(0, 0, 0, rooms.terracotta(), s=1, flowers=False)
    e = gather('vase', before, (6.0, 1.6, 0))
    e.scale = (4.2,) * 3
    stage.world('#FFF1E0', .48)
    stage.sun((-58, 0, -22), 4.2, angle=2, color=(1, .83, .62))
    stage.area((-7, -7, 8), (0, 0, 1), 4, 760, color=(1, .93, .84))
    stage.area((7, -4, 5), (0, 0, 1.2), 5, 240, color=(1, .85, .76))
    stage.camera((.2, -15.5, 4.6), (.2, 0, 2.75), lens=48, fstop=.9, focus=(0, 0, 1.4))
    stage.render(name, w=1800, h=1200, spp=20, exposure=.18)


PICTURES = {
    'articles/what-happens-at-a-dental-check-up': check_up, 'articles/root-canal-treatment-step-by-step': root_steps,
    'articles/dental-implant-or-bridge': implant_or_bridge, 'articles/why-gums-bleed': gums_bleed, 'articles/diabetes-and-your-gums': diabetes,
    'articles/bad-breath-causes-and-help': breath, 'articles/aligners-or-braces': aligners_or_braces,
    'articles/teeth-whitening-what-to-expect': whitening_kit, 'articles/veneers-questions-to-ask': veneer_dish,
    'articles/your-childs-first-dental-visit': first_visit, 'articles/milk-teeth-why-they-matter': milk_teeth,
    'articles/knocked-out-tooth-what-to-do': knocked_out, 'articles/how-to-brush-properly': brushing,
    'articles/foods-kind-to-your-teeth': foods, 'articles/toothache-at-night': night,
    'international-hero': international_hero,
}
